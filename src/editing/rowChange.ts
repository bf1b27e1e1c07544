import type { RefObject } from 'react';
import { useSelector } from 'react-redux';
import { type ChangeEvent, type ChangeKind, isChangeOf, selectChange, type WithModal } from '@/modal/modalSlice';
import { markedSx, useMarkedRow } from '@/ui/useMarkedRow';

type RowKey = { id: string; username?: string };

/** Returns the id of the row that has just been added or changed, for a data grid to mark; null: none of these. */
export function useChangedRow(kind: ChangeKind, rows: readonly RowKey[] | undefined): string | null {
  const change = useSelector((state: WithModal) => selectChange(state));
  return rows?.find((row) => isChangeOf(change, kind, row))?.id ?? null;
}

/** For the element of the row. */
interface RowProps<Row extends Element> {
  ref: RefObject<Row | null>;
  sx: typeof markedSx;
  /** What has just happened to it. */
  'data-marked': ChangeEvent | undefined;
}

/** Returns the props that mark a row outside a data grid for a moment, and bring it into view, after it was added or changed. */
export function useRowChange<Row extends Element>(kind: ChangeKind, row: RowKey): RowProps<Row> {
  const event = useSelector((state: WithModal) => {
    const change = selectChange(state);
    return isChangeOf(change, kind, row) ? change?.event : undefined;
  });
  const ref = useMarkedRow<Row>(event === 'ADD' || event === 'EDIT');
  return { ref, sx: markedSx, 'data-marked': event };
}
