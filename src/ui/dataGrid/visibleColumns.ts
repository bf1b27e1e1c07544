import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ColumnInfo } from './gridColumn';
import { type GridPreferences, selectGridPreferences } from './gridPreferencesSlice';

/** Returns all columns in the order somebody wants, the actions last. */
export function orderedColumns<Column extends ColumnInfo>(
  columns: readonly Column[],
  { order }: Pick<GridPreferences, 'order'>,
): Column[] {
  const rank = ({ field, isActions = false }: Column) => {
    if (isActions) return Number.MAX_SAFE_INTEGER;
    const at = order?.indexOf(field) ?? -1;
    return at === -1 ? (order?.length ?? 0) : at;
  };
  return columns.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns whether somebody has this column shown. */
export const isVisible = (
  { field, isActions = false, isHiddenAtFirst = false, isFilterOnly = false }: ColumnInfo,
  { hidden }: Pick<GridPreferences, 'hidden'>,
): boolean => isActions || (!isFilterOnly && !(hidden === null ? isHiddenAtFirst : hidden.includes(field)));

/** Returns the columns that are shown, in their order. */
export const visibleColumns = <Column extends ColumnInfo>(
  columns: readonly Column[],
  preferences: Pick<GridPreferences, 'order' | 'hidden'>,
): Column[] => orderedColumns(columns, preferences).filter((column) => isVisible(column, preferences));

type WithPreferences = Parameters<typeof selectGridPreferences>[0];

/** Returns the columns of this grid that somebody wants to see, in their order. */
export function useVisibleColumns<Column extends ColumnInfo>(grid: string, columns: readonly Column[]): Column[] {
  const preferences = useSelector((state: WithPreferences) => selectGridPreferences(state, grid));
  return useMemo(() => visibleColumns(columns, preferences), [columns, preferences]);
}
