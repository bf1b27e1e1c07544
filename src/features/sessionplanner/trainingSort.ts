import type { TrainingStatus } from '../../../contract/lists';
import type { TrainingQuery } from '../../../contract/training';

type TrainingSort = NonNullable<TrainingQuery['sort']>;

const sorts = ['name', '-name', 'plannedDate', '-plannedDate', 'startDate', '-startDate'] as const;

/** Returns the order in which a status is read best: what comes next first, or what ended last. */
export const usualSort = (status: TrainingStatus): TrainingSort =>
  status === 'PLANNED' ? 'plannedDate' : '-plannedDate';

/** Returns the order that the server is asked for. */
export function askedSort(sort: string | null, status: TrainingStatus): TrainingSort {
  const [first] = sort?.split(',') ?? [];
  return sorts.find((known) => known === first) ?? usualSort(status);
}
