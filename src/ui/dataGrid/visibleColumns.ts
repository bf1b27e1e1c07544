import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ColumnInfo } from './gridColumn';
import { type GridPreferences, selectGridPreferences, type WithPreferences } from './gridPreferencesSlice';

type ShownColumns = Pick<GridPreferences, 'hidden' | 'shown'>;

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
  { hidden, shown = null }: ShownColumns,
): boolean => {
  if (isActions || isFilterOnly) return isActions;
  if (hidden !== null && shown === null) return !hidden.includes(field);
  return isHiddenAtFirst ? (shown ?? []).includes(field) : !(hidden ?? []).includes(field);
};

/** Returns the preferences of somebody who shows or hides one column; of the others they hold only what was chosen before. */
export function withColumn(
  columns: readonly ColumnInfo[],
  preferences: ShownColumns,
  { field, isShown }: { field: string; isShown: boolean },
): { hidden: readonly string[]; shown: readonly string[] } {
  const hiddenAtFirst = columns.filter(({ isHiddenAtFirst = false }) => isHiddenAtFirst).map((column) => column.field);
  const chosen = chosenColumns(hiddenAtFirst, preferences);
  const hidden = chosen.hidden.filter((other) => other !== field);
  const shown = chosen.shown.filter((other) => other !== field);
  const isUsual = isShown !== hiddenAtFirst.includes(field);
  if (isUsual) return { hidden, shown };
  return isShown ? { hidden, shown: [...shown, field] } : { hidden: [...hidden, field], shown };
}

function chosenColumns(hiddenAtFirst: readonly string[], { hidden, shown = null }: ShownColumns) {
  if (hidden === null || shown !== null) return { hidden: hidden ?? [], shown: shown ?? [] };
  return {
    hidden: hidden.filter((field) => !hiddenAtFirst.includes(field)),
    shown: hiddenAtFirst.filter((field) => !hidden.includes(field)),
  };
}

/** Returns the columns that are shown, in their order. */
export const visibleColumns = <Column extends ColumnInfo>(
  columns: readonly Column[],
  preferences: Pick<GridPreferences, 'order'> & ShownColumns,
): Column[] => orderedColumns(columns, preferences).filter((column) => isVisible(column, preferences));

/** Returns the columns of this grid that somebody wants to see, in their order. */
export function useVisibleColumns<Column extends ColumnInfo>(grid: string, columns: readonly Column[]): Column[] {
  const preferences = useSelector((state: WithPreferences) => selectGridPreferences(state, grid));
  return useMemo(() => visibleColumns(columns, preferences), [columns, preferences]);
}
