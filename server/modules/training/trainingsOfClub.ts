import { sql, type SqlBool } from 'kysely';
import type { TrainingStatus } from '../../../contract/lists';
import { covers, type ClubScope } from '../../../contract/rights';
import type { ScheduledTraining, TrainingQuery } from '../../../contract/training';
import { conditionsOf } from '../../db/columnConditions';
import type { Database } from '../../db/database';
import { notFound } from './rules';
import { trainingConditions, trainingOrder } from './trainingColumns';
import { trainingsWithIds } from './trainingsWithIds';

const DEFAULT_PAGE_SIZE = 25;

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
    .where(isNamedLike(query.q ?? ''))
    .where(({ and }) => and(conditionsOf(trainingConditions, query.where)));
  const counted = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const sorted = matching.select('id').orderBy(trainingOrder(query.sort));
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
  return sql<SqlBool>`strpos(folded(${names}), folded(${sought}::text)) > 0`;
}
