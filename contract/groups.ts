import { limits } from './limits';

/**
 * Returns the number of the group that one more player session joins, for the sizes of the groups by their numbers: the wanted
 * one if it has room, else the smallest, or a new one where all are full; null: there are no groups.
 */
export function groupToJoin(sizes: readonly number[], wanted?: number): number | null {
  if (sizes.length === 0) return null;
  if (wanted !== undefined && (sizes[wanted - 1] ?? limits.group) < limits.group) return wanted;
  const smallest = Math.min(...sizes);
  return smallest < limits.group ? sizes.indexOf(smallest) + 1 : sizes.length + 1;
}
