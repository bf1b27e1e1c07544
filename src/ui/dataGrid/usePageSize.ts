import { useSelector } from 'react-redux';
import { selectGridPreferences, type PageSize } from './gridPreferencesSlice';

type WithPreferences = Parameters<typeof selectGridPreferences>[0];

/** Returns how many rows of this grid somebody wants on a page. */
export const usePageSize = (grid: string): PageSize =>
  useSelector((state: WithPreferences) => selectGridPreferences(state, grid).pageSize);
