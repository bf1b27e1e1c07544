import { useEffect, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { isChangeOf, type ChangeEvent, type ChangeKind } from './change';
import { selectChange, type WithModal } from './modalSlice';

const sx = {
  outline: '3px solid transparent',
  transition: 'outline-color 250ms',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '&[data-change]': { outlineColor: 'var(--mui-palette-primary-main)' },
} as const;

/** For the element of the row. */
interface RowProps<Row extends Element> {
  ref: RefObject<Row | null>;
  sx: typeof sx;
  /** What has just happened to it. */
  'data-change': ChangeEvent | undefined;
}

/** Returns what shows, where rows are no grid's, that this one has just been added or changed: it comes into view, marked for a moment. */
export function useRowChange<Row extends Element>(
  kind: ChangeKind,
  row: { id: string; username?: string },
): RowProps<Row> {
  const event = useSelector((state: WithModal) => {
    const change = selectChange(state);
    return isChangeOf(change, kind, row) ? change?.event : undefined;
  });
  const ref = useRef<Row>(null);
  useEffect(() => {
    if (event === 'ADD' || event === 'EDIT') ref.current?.scrollIntoView({ block: 'nearest' });
  }, [event]);
  return { ref, sx, 'data-change': event };
}
