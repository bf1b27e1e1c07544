import { useGetTrainingsQuery } from '@/api/training';
import { useTrainingsWithStatus } from '@/api/trainingsWithStatus';
import { useFilters, useSelectedClub } from '@/filters/useFilters';
import { useLastPage } from '@/filters/useLastPage';
import type { QueryResult } from '@/ui/QueryState';
import { usePageSize } from '@/ui/dataGrid/gridPreferencesSlice';
import type { ScheduledTraining } from '@contract/training';

interface Rows {
  query: QueryResult;
  rows: ScheduledTraining[] | undefined;
}

/**
 * Returns the trainings of each table. Unfinished is what the server calls not finished: planned or started; the started
 * ones among them are active too, what was changed last first.
 */
export function useTrainingsOfTables(): {
  active: Rows;
  unfinished: Rows;
  finished: Rows & { totalCount: number; pageSize: number };
} {
  const { golfclubId } = useSelectedClub('sessions');
  const [{ page, sort, where }] = useFilters('sessions');
  const pageSize = usePageSize('finishedSessions');
  const answer = useGetTrainingsQuery(
    { golfclubId, list: 'notfinished', sort: 'plannedDate' },
    { refetchOnMountOrArgChange: true },
  );
  // What another club showed must not stand here while its own answer is on the way.
  const current = answer.currentData;
  const query = { ...answer, data: current };
  const rows = current?.trainings;
  const active = rows
    ?.filter(({ status }) => status === 'STARTED')
    .sort((one, other) => other.updated_at.localeCompare(one.updated_at));
  const finished = useTrainingsWithStatus({ golfclubId, status: 'FINISHED', page, pageSize, sort, where });
  const { trainings, totalCount } = finished;
  const rowCount = trainings?.length ?? 0;
  const finishedQuery = useLastPage('sessions', finished.query, { pageSize, rowCount, totalCount });
  return {
    active: { query, rows: active },
    unfinished: { query, rows },
    finished: { query: finishedQuery, rows: trainings, totalCount, pageSize },
  };
}

/** The tables of the screen, in their order. */
export const tables = ['active', 'unfinished', 'finished'] as const;

export type Table = (typeof tables)[number];
