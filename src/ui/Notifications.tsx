import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from './Deferred';
import type { Notice, NoticeShelfProps } from './NoticeShelf';
import { Notifying, type Notify } from './useNotify';

const fetchShelf = () => import(/* webpackChunkName: "notices" */ './NoticeShelf');

/** Surrounds what shows short messages. Their code is fetched behind that of the page; until then they wait. */
export function Notifications({ children }: { children: ReactNode }) {
  const [Shelf, setShelf] = useState<ComponentType<NoticeShelfProps> | null>(null);
  const [waiting, setWaiting] = useState<readonly Notice[]>([]);
  const isNeeded = waiting.length > 0 && !Shelf;

  const notify = useCallback<Notify>(
    (text, severity = 'success') => setWaiting((before) => [...before, { text, severity }]),
    [],
  );
  const taken = useCallback(
    (visible: readonly Notice[]) => setWaiting((before) => before.filter((notice) => !visible.includes(notice))),
    [],
  );

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
    <Notifying value={notify}>
      {children}
      {Shelf && <Shelf waiting={waiting} onTaken={taken} />}
    </Notifying>
  );
}
