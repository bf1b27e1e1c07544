import type { TrainingStatus } from '../../../contract/lists';

/** Returns the order in which a status is read best: what comes next first, or what ended last. */
export const usualSort = (status: TrainingStatus): 'plannedDate' | '-plannedDate' =>
  status === 'PLANNED' ? 'plannedDate' : '-plannedDate';
