import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ColumnInfo } from './gridColumn';
import { selectGridPreferences } from './gridPreferencesSlice';
import { shownColumns } from './shownColumns';

type WithPreferences = Parameters<typeof selectGridPreferences>[0];

/** Returns the columns of this grid that somebody wants to see, in their order. */
export function useShownColumns<Column extends ColumnInfo>(grid: string, columns: readonly Column[]): Column[] {
  const preferences = useSelector((state: WithPreferences) => selectGridPreferences(state, grid));
  return useMemo(() => shownColumns(columns, preferences), [columns, preferences]);
}
