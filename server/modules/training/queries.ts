import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fromTenths } from '@contract/handicap';
import { type Locale, trainingSortFields, type TrainingStatus } from '@contract/lists';
import { type ClubScope, coversTraining } from '@contract/rights';
import { scoreOf } from '@contract/scoring';
import { readSorting, type trainingFilterColumns } from '@contract/sorting';
import type { PlayerData, ScheduledTraining, TrainingQuery } from '@contract/training';
import { requireVisibleClub } from '@server/db/clubs';
import {
  booleanColumn,
  choiceColumn,
  conditionsOf,
  dateColumn,
  dayOf,
  isOneOfValues,
  type MakeCondition,
  textColumn,
} from '@server/db/columnConditions';
import type { Database } from '@server/db/database';
import { notFound } from '@server/db/notFound';
import { pageOf, selectPage } from '@server/db/page';
import { byText, localizedText, type SortColumn, sortOrder } from '@server/db/sorting';

/** Returns a training of a club that is in the scope. Throws `not-found` for all others. */
export async function visibleTraining(db: Database, scope: ClubScope, id: string): Promise<ScheduledTraining> {
  const [training] = await trainingsWithIds(db, [id]);
  if (training === undefined || !coversTraining(scope, training)) throw notFound();
  return training;
}

/** Returns a column with a time of day as `HH:MM`. */
export const timeOfDay = (time: RawBuilder<unknown>) => sql<string | null>`to_char(${time}, 'HH24:MI')`;

/** Returns the trainings with these ids, in this order, as serialized; one statement, so all of one moment. */
export async function trainingsWithIds(db: Database, ids: readonly string[]): Promise<ScheduledTraining[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('scheduled_trainings as t')
    .leftJoin('members as planner', 'planner.id', 't.planned_by')
    .leftJoin('instant_prices as awarded', 'awarded.training_id', 't.id')
    .leftJoin('session_prices as price', 'price.id', 'awarded.session_price_id')
    .select([
      't.id',
      't.golfclub_id',
      't.status',
      't.was_reopened',
      't.planned_date',
      timeOfDay(sql.ref('t.planned_time')).as('planned_time'),
      't.series_id',
      't.version',
      't.started_at',
      't.finished_at',
      't.updated_at',
      't.snapshot',
      'planner.name as planner_name',
      'planner.surname as planner_surname',
      'price.id as price_id',
      'price.name as price_name',
    ])
    .select(playerSessionsOf(db).as('sessions'))
    .where(sql<boolean>`t.id = any(${ids}::uuid[])`)
    .execute();

  const trainings = new Map<string, ScheduledTraining>();
  for (const { id, snapshot, sessions, ...row } of rows) {
    trainings.set(id, {
      id,
      golfclubId: row.golfclub_id,
      name: snapshot.name,
      type: snapshot.type,
      teamMode: snapshot.teamMode,
      status: row.status,
      ...(row.was_reopened && { reopened: true }),
      plannedDate: row.planned_date,
      plannedTime: row.planned_time,
      seriesId: row.series_id,
      version: row.version,
      startDate: row.started_at,
      finishDate: row.finished_at,
      updated_at: row.updated_at,
      session_template_name: snapshot.name,
      session_price:
        row.price_id !== null && row.price_name !== null ? { id: row.price_id, name: row.price_name } : null,
      // Empty where the planner has been deleted: the reader's app has the words for that.
      user: { name: row.planner_name ?? '', surname: row.planner_surname ?? '' },
      template: snapshot,
      trainingSessions: sessions.map(playerDataOf),
    });
  }
  return ids.flatMap((id) => trainings.get(id) ?? []);
}

/** Returns the player sessions of the training `t` of a query, in the order they were added. */
function playerSessionsOf(db: Database) {
  const sessions = db
    .selectFrom('player_sessions as s')
    .select((session) => [
      's.id',
      's.status',
      's.group_number as group',
      jsonArrayFrom(
        session
          .selectFrom('player_session_players as p')
          .innerJoin('members as m', 'm.id', 'p.member_id')
          .select(['m.id', 'm.name', 'm.surname', 'm.username', 'p.handicap_started_tenths'])
          .whereRef('p.player_session_id', '=', 's.id')
          .orderBy('p.position'),
      ).as('players'),
      jsonArrayFrom(
        session
          .selectFrom('balls as b')
          .leftJoin('helpers as h', 'h.id', 'b.helper_id')
          .select(['b.index', 'b.points', 'b.version', 'h.name as helper'])
          .whereRef('b.player_session_id', '=', 's.id')
          .orderBy('b.index'),
      ).as('balls'),
    ])
    .where('s.training_id', '=', sql.ref<string>('t.id'))
    .orderBy('s.id');
  return jsonArrayFrom(sessions);
}

type SessionRow = NonNullable<ReturnType<typeof playerSessionsOf>['expressionType']>[number];

function playerDataOf({ id, status, group, players, balls }: SessionRow): PlayerData {
  return {
    id,
    players: players.map(({ handicap_started_tenths: tenths, ...player }) => ({
      ...player,
      handicap: fromTenths(tenths),
    })),
    balls: balls.map(({ helper, ...ball }) => (helper === null ? ball : { ...ball, helper })),
    totalPoints: scoreOf(balls),
    playerDataStatus: status,
    group,
  };
}

interface ListedTrainings {
  trainings: ScheduledTraining[];
  /** Of all pages. */
  totalCount: number;
}

/**
 * Returns the trainings of a club in these states, as the query asks for them: the latest planned date
 * first unless sorted otherwise, one page of them if a page is asked for. Sorted by name they are in the order of the names
 * in the locale. Throws `not-found` for a club that is not in the scope.
 */
export async function trainingsOfClub(
  db: Database,
  scope: ClubScope,
  golfclubId: string,
  statuses: readonly TrainingStatus[],
  query: TrainingQuery,
  locale: Locale,
): Promise<ListedTrainings> {
  await requireVisibleClub(db, scope, golfclubId);
  const matching = db
    .selectFrom('scheduled_trainings')
    .where('golfclub_id', '=', golfclubId)
    .where('status', 'in', statuses)
    .$if(query.from !== undefined, (planned) => planned.where('planned_date', '>=', query.from ?? ''))
    .$if(query.to !== undefined, (planned) => planned.where('planned_date', '<=', query.to ?? ''))
    .$if(query.player !== undefined, (played) => played.where(hasPlayer(query.player ?? '')))
    .where(isNamedLike(query.q ?? ''))
    .where(({ and }) => and(conditionsOf(trainingConditions, query.where)));
  const counted = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const sorted = matching.select('id').orderBy(trainingOrder(locale, query.sort));
  const rows = await selectPage(sorted, pageOf(query)).execute();
  return {
    trainings: await trainingsWithIds(
      db,
      rows.map(({ id }) => id),
    ),
    totalCount: counted.count,
  };
}

const hasPlayer = (memberId: string) => sql<SqlBool>`id in (
  select p.training_id from player_session_players p where p.member_id = ${memberId}::uuid)`;

function isNamedLike(q: string) {
  const searched = q.trim();
  if (searched === '') return sql<SqlBool>`true`;
  const all = sql`concat_ws(chr(10), ${names.en}, ${names.de})`;
  return sql<SqlBool>`strpos(folded(${all}), folded(${searched}::text)) > 0`;
}

type SortField = (typeof trainingSortFields)[number];

const names = { en: sql<string>`snapshot #>> '{name,en}'`, de: sql<string>`snapshot #>> '{name,de}'` };
const type = sql`snapshot ->> 'type'`;
const price = sql<string | null>`(select p.name from instant_prices i
  join session_prices p on p.id = i.session_price_id where i.training_id = scheduled_trainings.id)`;
const planner = (text: RawBuilder<unknown>) =>
  sql<string | null>`(select ${text} from members p
    where p.id = scheduled_trainings.planned_by and p.erased_at is null)`;

/** How scheduled trainings are filtered by each of their columns. */
const trainingConditions: Record<keyof typeof trainingFilterColumns, MakeCondition> = {
  name: textColumn([names.en, names.de]),
  type: choiceColumn(isOneOfValues(type)),
  teamMode: booleanColumn(sql<SqlBool>`(snapshot ->> 'teamMode')::boolean`),
  status: choiceColumn(isOneOfValues(sql.ref('status'))),
  plannedDate: dateColumn(sql.ref('planned_date')),
  startDate: dateColumn(dayOf(sql.ref('started_at'))),
  finishDate: dateColumn(dayOf(sql.ref('finished_at'))),
  updated_at: dateColumn(dayOf(sql.ref('updated_at'))),
  session_price: textColumn([price]),
  user: textColumn([planner(sql`p.name || ' ' || p.surname`), planner(sql`p.surname || ', ' || p.name`)]),
};

const sortColumns = (locale: Locale): Record<SortField, SortColumn> => ({
  name: { by: [byText(localizedText(names, locale))], emptyLast: true },
  type: { by: [type] },
  status: { by: [sql`array_position(array['PLANNED', 'STARTED', 'FINISHED'], status)`] },
  // Without a time a training comes before those that have one, as in calendars.
  plannedDate: { by: [sql.ref('planned_date'), sql`coalesce(planned_time, '00:00')`] },
  startDate: { by: [sql.ref('started_at')], emptyLast: true },
  finishDate: { by: [sql.ref('finished_at')], emptyLast: true },
  updated_at: { by: [sql.ref('updated_at')] },
  session_price: { by: [byText(price)], emptyLast: true },
  user: { by: [byText(planner(sql`p.surname || ' ' || p.name`))], emptyLast: true },
});

/** Returns the order of scheduled trainings, the latest planned date first if the query says nothing. */
function trainingOrder(locale: Locale, sort: TrainingQuery['sort'] = '-plannedDate'): RawBuilder<unknown> {
  return sortOrder(readSorting(sort, trainingSortFields), sortColumns(locale), [sql`id desc`]);
}
