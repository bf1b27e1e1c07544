import { sql, type SqlBool } from 'kysely';
import type { TrainingStatus } from '../../../contract/lists';
import { covers, type ClubScope } from '../../../contract/rights';
import type { ScheduledTraining, TrainingQuery, trainingSortFields } from '../../../contract/training';
import type { Database } from '../../db/database';
import { notFound } from './rules';
import { trainingsWithIds } from './trainingsWithIds';

type SortField = (typeof trainingSortFields)[number];

const DEFAULT_PAGE_SIZE = 25;
const shownName = sql`coalesce(nullif(snapshot #>> '{name,en}', ''), snapshot #>> '{name,de}') collate "und-x-icu"`;
const columns = {
  name: shownName,
  plannedDate: sql`planned_date`,
  startDate: sql`started_at`,
  updated_at: sql`updated_at`,
} satisfies Record<SortField, unknown>;

export interface ListedTrainings {
  trainings: ScheduledTraining[];
  /** Of all pages. */
  totalCount: number;
}

/**
 * Returns the trainings of a club in these states that are planned for the days asked for: the latest planned date
 * first unless sorted otherwise, one page of them if a page is asked for. Throws `not-found` for a club that is not in the scope.
 */
export async function trainingsOfClub(
  db: Database,
  scope: ClubScope,
  golfclubId: string,
  statuses: readonly TrainingStatus[],
  query: TrainingQuery,
): Promise<ListedTrainings> {
  if (!covers(scope, golfclubId)) throw notFound();
  const club = await db.selectFrom('golfclubs').select('id').where('id', '=', golfclubId).executeTakeFirst();
  if (club === undefined) throw notFound();

  const matching = db
    .selectFrom('scheduled_trainings')
    .where('golfclub_id', '=', golfclubId)
    .where('status', 'in', statuses)
    .$if(query.from !== undefined, (planned) => planned.where('planned_date', '>=', query.from ?? ''))
    .$if(query.to !== undefined, (planned) => planned.where('planned_date', '<=', query.to ?? ''))
    .where(isNamedLike(query.q ?? ''));
  const counted = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const sorted = matching.select('id').orderBy(orderOf(query.sort)).orderBy('id', 'desc');
  const size = Number(query.pageSize ?? DEFAULT_PAGE_SIZE);
  const page = query.page === undefined ? sorted : sorted.limit(size).offset(Number(query.page) * size);
  const rows = await page.execute();
  return {
    trainings: await trainingsWithIds(
      db,
      rows.map(({ id }) => id),
    ),
    totalCount: counted.count,
  };
}

function isNamedLike(q: string) {
  const sought = q.trim();
  if (sought === '') return sql<SqlBool>`true`;
  const names = sql`concat_ws(chr(10), snapshot #>> '{name,en}', snapshot #>> '{name,de}')`;
  return sql<SqlBool>`strpos(lower(${names} collate "und-x-icu"), lower(${sought}::text collate "und-x-icu")) > 0`;
}

function orderOf(sort: TrainingQuery['sort']) {
  if (sort === undefined) return sql`planned_date desc`;
  const isDescending = sort.startsWith('-');
  const field = (isDescending ? sort.slice(1) : sort) as SortField;
  return isDescending ? sql`${columns[field]} desc nulls last` : sql`${columns[field]} asc nulls last`;
}
