import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { whenIdle } from './Deferred';
import { type NoticeAction, selectNotices, type WithShell } from './shellSlice';

const fetchHost = () => import(/* webpackChunkName: "notices" */ './SnackbarHost');

type HostType = Awaited<ReturnType<typeof fetchHost>>['SnackbarHost'];

interface NotificationsProps {
  children: ReactNode;
  /** Does what a notice offers; where it is not given, its button does nothing. */
  onAction?: (action: NoticeAction) => void;
}

/** Surrounds what shows short messages. Their code is fetched behind that of the page; until then they wait. */
export function Notifications({ children, onAction = doNothing }: NotificationsProps) {
  const [Host, setHost] = useState<HostType | null>(null);
  const isNeeded = useSelector((state: WithShell) => selectNotices(state).length > 0) && !Host;

  useEffect(() => {
    if (Host) return undefined;
    const fetchNow = () =>
      void fetchHost().then(
        ({ SnackbarHost }) => setHost(() => SnackbarHost),
        () => undefined,
      );
    window.addEventListener('online', fetchNow);
    const callOff = isNeeded ? null : whenIdle(fetchNow);
    if (isNeeded) fetchNow();
    return () => {
      window.removeEventListener('online', fetchNow);
      callOff?.();
    };
  }, [Host, isNeeded]);

  return (
    <>
      {children}
      {Host && <Host onAction={onAction} />}
    </>
  );
}

function doNothing() {}
