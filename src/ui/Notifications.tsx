import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { whenIdle } from './Deferred';
import { type NoticeAction, selectNotices, type WithShell } from './shellSlice';

const fetchShelf = () => import(/* webpackChunkName: "notices" */ './NoticeShelf');

type ShelfType = Awaited<ReturnType<typeof fetchShelf>>['NoticeShelf'];

interface NotificationsProps {
  children: ReactNode;
  /** Does what a notice offers; where it is not given, its button does nothing. */
  onAction?: (action: NoticeAction) => void;
}

/** Surrounds what shows short messages. Their code is fetched behind that of the page; until then they wait. */
export function Notifications({ children, onAction = doNothing }: NotificationsProps) {
  const [Shelf, setShelf] = useState<ShelfType | null>(null);
  const isNeeded = useSelector((state: WithShell) => selectNotices(state).length > 0) && !Shelf;

  useEffect(() => {
    if (Shelf) return undefined;
    const fetchNow = () =>
      void fetchShelf().then(
        ({ NoticeShelf }) => setShelf(() => NoticeShelf),
        () => undefined,
      );
    window.addEventListener('online', fetchNow);
    const callOff = isNeeded ? null : whenIdle(fetchNow);
    if (isNeeded) fetchNow();
    return () => {
      window.removeEventListener('online', fetchNow);
      callOff?.();
    };
  }, [Shelf, isNeeded]);

  return (
    <>
      {children}
      {Shelf && <Shelf onAction={onAction} />}
    </>
  );
}

function doNothing() {}
