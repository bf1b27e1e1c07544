import { useState } from 'react';
import type { QueryResult } from '@/ui/QueryState';
import type { WholeList } from '@/ui/dataGrid/listExport';
import type { ColumnFilter } from '@contract/columnFilter';
import type { TrainingStatus } from '@contract/lists';
import type { ScheduledTraining, TrainingQuery } from '@contract/training';
import { whereQuery } from './call';
import type { TrainingList } from './newerTraining';
import { trainingQueries, useGetTrainingsQuery } from './training';
import { useWholeList } from './useWholeList';

export const TRAININGS_A_PAGE = 25;

/** The server has no list of the running trainings alone: those not finished are read whole, and there are few of them. */
const lists: Record<TrainingStatus, { list: TrainingList; isPaged: boolean }> = {
  PLANNED: { list: 'planned', isPaged: true },
  STARTED: { list: 'notfinished', isPaged: false },
  FINISHED: { list: 'finished', isPaged: true },
};

interface Wanted {
  golfclubId: string;
  status: TrainingStatus;
  /** From 0. */
  page: number;
  pageSize?: number;
  sort: NonNullable<TrainingQuery['sort']>;
  where?: readonly ColumnFilter[];
  /** Returns a training as this device shows it, whose status may differ from what the server knows so far. */
  asShown?: (training: ScheduledTraining) => ScheduledTraining;
}

/**
 * Returns one page of a club's trainings in this status, while it is read the page before, undefined until one is there; and
 * how many there are on all pages.
 */
export function useTrainingsWithStatus({
  golfclubId,
  status,
  page,
  pageSize = TRAININGS_A_PAGE,
  sort,
  where = [],
  asShown = (training) => training,
}: Wanted): {
  query: QueryResult;
  trainings: ScheduledTraining[] | undefined;
  totalCount: number;
} {
  const { list, isPaged } = lists[status];
  const query = useGetTrainingsQuery(
    {
      golfclubId,
      list,
      sort,
      ...whereQuery(where),
      ...(isPaged ? { page, pageSize } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const wanted = JSON.stringify([golfclubId, list, where]);
  const [answered, setAnswered] = useState<string | null>(null);
  if (query.currentData !== undefined && answered !== wanted) setAnswered(wanted);
  // What another filter or club showed must not stand under this one while its own answer is on the way; another page may.
  const data = query.currentData ?? (answered === wanted ? query.data : undefined);
  const all = data?.trainings.map(asShown).filter((training) => training.status === status);
  return {
    query: { ...query, data },
    trainings: isPaged ? all : all?.slice(page * pageSize, (page + 1) * pageSize),
    totalCount: (isPaged ? data?.totalCount : all?.length) ?? 0,
  };
}

/** Returns how to read all of a club's trainings in this status. */
export function useAllTrainings({
  golfclubId,
  status,
  sort,
  where = [],
}: Omit<Wanted, 'page' | 'pageSize' | 'asShown'>): () => Promise<WholeList<ScheduledTraining>> {
  const wanted = { golfclubId, list: lists[status].list, sort, ...whereQuery(where) };
  return useWholeList(
    (options) => trainingQueries.endpoints.getTrainings.initiate(wanted, options),
    ({ trainings }) => ({ rows: trainings.filter((training) => training.status === status) }),
  );
}
