const sorts = ['name', '-name', 'plannedDate', '-plannedDate'] as const;

/** The latest first. */
export const FINISHED_SORT = '-plannedDate';

/** Returns the order of the finished ones that the server is asked for. */
export function askedSort(sort: string): (typeof sorts)[number] {
  const [first] = sort.split(',');
  return sorts.find((known) => known === first) ?? FINISHED_SORT;
}
