import { screenAt } from './address';
import type { FiltersState } from './filters';

/** Returns the club that was chosen on the screen at a path; null where none was, or none can be. */
export function clubAt(pathname: string, filters: FiltersState): string | null {
  const screen = screenAt(pathname);
  if (screen === null) return null;
  const entry = filters[screen];
  return 'club' in entry ? entry.club : null;
}
