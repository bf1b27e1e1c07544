import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { withServerIds } from '@/outbox/entries';
import { selectSessionIds } from '@/outbox/outboxSlice';
import { useTypedPoints } from '@/ui/useControl';
import type { Cursor } from './cursor';

/**
 * Returns `useTypedPoints` of the ball of the cursor: what is typed is dropped when the cursor goes to another ball, in
 * whatever way. `showPending` shows where the cursor is, before that is typed for.
 */
export function useTypedForBall(
  control: string,
  cursor: Cursor | null,
  showPending: () => void,
): ReturnType<typeof useTypedPoints> {
  const [points, setPoints] = useTypedPoints(control);
  const sessionIds = useSelector(selectSessionIds);
  const [typedFor, setTypedFor] = useState<Cursor | null>(null);
  if (typedFor && !isSameBall(withServerIds(typedFor, sessionIds), cursor)) {
    setTypedFor(null);
    setPoints('');
  }
  const latest = useRef(cursor);
  useLayoutEffect(() => {
    latest.current = cursor;
  });
  const setTyped = useCallback<typeof setPoints>(
    (typed, stage = 'typed') => {
      showPending();
      setTypedFor(typed === '' && stage === 'typed' ? null : latest.current);
      setPoints(typed, stage);
    },
    [setPoints, showPending],
  );
  return [points, setTyped];
}

const isSameBall = (one: Cursor, other: Cursor | null) =>
  one.playerDataId === other?.playerDataId && one.index === other.index;
