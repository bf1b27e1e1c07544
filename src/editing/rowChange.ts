import { type RefObject, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  type Change,
  type ChangeEvent,
  type ChangeKind,
  isChangeOf,
  selectChange,
  type WithModal,
} from '@/modal/modalSlice';
import { markedSx, useMarkedRow } from '@/ui/useMarkedRow';

type RowKey = { id: string; username?: string };

/** Ids for a data grid; null: none of the rows. */
interface ChangedRow {
  /** What has just been added or changed. */
  highlightedId: string | null;
  /** What was added last, also if the list comes with it only later. */
  addedId: string | null;
}

/** Returns which row a data grid marks for a moment, and to which it turns; `rows` are those that no search has narrowed. */
export function useChangedRow(kind: ChangeKind, rows: readonly RowKey[] | undefined): ChangedRow {
  const change = useSelector((state: WithModal) => selectChange(state));
  const [added, setAdded] = useState<{ change: Change | null; id: string | null }>({ change: null, id: null });
  const idOf = (searched: Change | null) => rows?.find((row) => isChangeOf(searched, kind, row))?.id ?? null;
  if (change?.event === 'ADD' && change.kind === kind && change !== added.change) {
    setAdded({ change, id: null });
  } else if (added.change !== null && added.id === null) {
    const id = idOf(added.change);
    if (id !== null) setAdded({ ...added, id });
  }
  return { highlightedId: idOf(change), addedId: added.id };
}

/** For the element of the row. */
interface RowProps<Row extends Element> {
  ref: RefObject<Row | null>;
  sx: typeof markedSx;
  /** What has just happened to it. */
  'data-marked': ChangeEvent | undefined;
}

/**
 * Returns the props that mark a row outside a data grid for a moment, and bring it into view, after it was added or changed.
 */
export function useRowChange<Row extends Element>(kind: ChangeKind, row: RowKey): RowProps<Row> {
  const event = useSelector((state: WithModal) => {
    const change = selectChange(state);
    return isChangeOf(change, kind, row) ? change?.event : undefined;
  });
  const ref = useMarkedRow<Row>(event === 'ADD' || event === 'EDIT');
  return { ref, sx: markedSx, 'data-marked': event };
}
