import { useSelector } from 'react-redux';
import { isChangeOf, type ChangeKind } from './change';
import { selectChange, type WithModal } from './modalSlice';

type Row = { id: string; username?: string };

/** Returns the id of the row that has just been added or changed, for a data grid to mark; null: none of these. */
export function useChangedRow(kind: ChangeKind, rows: readonly Row[] | undefined): string | null {
  const change = useSelector((state: WithModal) => selectChange(state));
  return rows?.find((row) => isChangeOf(change, kind, row))?.id ?? null;
}
