import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { LeagueEntries, LeagueEntriesQuery, LeagueEntry } from '@contract/league';
import { leagueEntrySortFields, type Locale } from '@contract/lists';
import type { ClubScope } from '@contract/rights';
import type { LocalizedString } from '@contract/shapes';
import { type entryFilterColumns, readSorting } from '@contract/sorting';
import { requireVisibleClub } from '@server/db/clubs';
import { conditionsOf, dateColumn, type MakeCondition, numberColumn, textColumn } from '@server/db/columnConditions';
import type { Database, Transaction } from '@server/db/database';
import { pageOf, selectPage } from '@server/db/page';
import { byPlayerName, bySurname, byText, localizedText, type SortColumn, sortOrder } from '@server/db/sorting';
import { atOneMoment, isIn, type Period, playedBalls, visibleEvent, trainingNames } from './queries';

/**
 * Returns the league events of a club with their players, as the query asks for, the sums over all pages, and what the
 * events of the period can be filtered by. What has names in both languages is sorted by those of the locale. Throws
 * `not-found` for a club that is not in the scope.
 */
export async function leagueEntries(
  db: Database,
  scope: ClubScope,
  golfclubId: string,
  query: LeagueEntriesQuery,
  locale: Locale,
): Promise<LeagueEntries> {
  await requireVisibleClub(db, scope, golfclubId);
  return atOneMoment(db, async (tx) => {
    const found = foundEntries(tx, golfclubId, query);
    return {
      ...(await sumsOf(found)),
      entries: await entriesOf(tx, found, query, locale),
      ...(await entryChoices(tx, golfclubId, query, locale)),
    };
  });
}

async function sumsOf(found: FoundEntries): Promise<Pick<LeagueEntries, 'totalCount' | 'sums'>> {
  const { count, score, points } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select([sql<number>`coalesce(sum(e.score), 0)`.as('score'), sql<number>`coalesce(sum(e.points), 0)`.as('points')])
    .executeTakeFirstOrThrow();
  return { totalCount: count, sums: { score, points } };
}

async function entriesOf(
  tx: Transaction,
  found: FoundEntries,
  query: LeagueEntriesQuery,
  locale: Locale,
): Promise<LeagueEntry[]> {
  const sorted = sortedEntries(found, query.sort, locale);
  const events = await selectPage(sorted, pageOf(query)).execute();
  const names = await trainingNames(tx, events);
  const balls = await playedBalls(tx, events);
  return events.map((event) => ({
    player: { id: event.id, name: event.name, surname: event.surname, username: event.username },
    ...visibleEvent(event, names.get(event.training_id), balls.get(event.player_session_id)),
    score: event.score,
  }));
}

export type FoundEntries = ReturnType<typeof foundEntries>;

/** Returns the league events `e` of a club that the query asks for: not yet sorted, all pages. */
export function foundEntries(db: Database, golfclubId: string, query: LeagueEntriesQuery) {
  // Nothing is joined that is not asked for: sums over tens of thousands of events read only these.
  let found = db
    // Snapshots are large: each is opened once, not once for every player, and none if nobody asks.
    .with(
      (named) => named('trainings').materialized(),
      (tx) =>
        tx
          .selectFrom('scheduled_trainings')
          .select(['id', sql<string | null>`snapshot #>> '{name,en}'`.as('name_en')])
          .select([sql<string | null>`snapshot #>> '{name,de}'`.as('name_de')])
          .where('golfclub_id', '=', golfclubId)
          .where('status', '=', 'FINISHED'),
    )
    .selectFrom('league_events as e')
    .where('e.golfclub_id', '=', golfclubId)
    .where(isIn(query))
    .where(({ and }) => and(conditionsOf(entryConditions(golfclubId), query.where)));
  const { player, template, category } = query;
  if (player !== undefined) found = found.where('e.member_id', '=', player);
  if (template !== undefined) found = found.where(isOfTrainings(golfclubId, sql`snapshot ->> 'id' = ${template}`));
  if (category !== undefined) {
    found = found.where(isOfTrainings(golfclubId, sql`snapshot #>> '{category,id}' = ${category}`));
  }
  for (const word of (query.q ?? '').split(/\s+/).filter(Boolean)) {
    const members = sql`(select m.id from members as m where m.golfclub_id = ${golfclubId} and ${isNamed(word)})`;
    found = found.where(sql<SqlBool>`e.member_id in ${members}`);
  }
  return found;
}

/**
 * The finished trainings of the club are found first: by the club alone the database would read all its events for each of
 * them.
 */
function isOfTrainings(golfclubId: string, condition: RawBuilder<unknown>) {
  return isOneOf(
    'e.training_id',
    sql`select id from scheduled_trainings where golfclub_id = ${golfclubId} and status = 'FINISHED' and ${condition}`,
  );
}

/** A search of its own for each word, so that "anna müller" finds Anna Müller. */
function isNamed(word: string) {
  return sql<SqlBool>`strpos(folded(m.name || ' ' || m.surname), folded(${word}::text)) > 0`;
}

/** Returns the found events `e` with their players `m` in the order the query asks for, the latest first if it says nothing. */
export function sortedEntries(found: FoundEntries, sort: LeagueEntriesQuery['sort'], locale: Locale) {
  const { order, needsTrainings } = entrySorting(locale, sort);
  const withTraining = needsTrainings ? found.innerJoin('trainings as t', 't.id', 'e.training_id') : found;
  // The club is the same anyway; with the condition the database then reads its members instead of everybody.
  return withTraining
    .innerJoin('members as m', (player) =>
      player.onRef('m.id', '=', 'e.member_id').onRef('m.golfclub_id', '=', 'e.golfclub_id'),
    )
    .selectAll('e')
    .select(['m.id', 'm.name', 'm.surname', 'm.username'])
    .orderBy(order);
}

type SortField = (typeof leagueEntrySortFields)[number];

/** Who was erased has no name. */
const unlessErased = (text: RawBuilder<unknown>) => sql<string | null>`case when m.erased_at is null then ${text} end`;
const playerName = textColumn([
  unlessErased(sql`m.name || ' ' || m.surname`),
  unlessErased(sql`m.surname || ' ' || m.name`),
  unlessErased(sql`m.surname || ', ' || m.name`),
]);
const trainingName = textColumn([sql<string>`name_en`, sql<string>`name_de`]);
const number = (column: string) => sql.ref<number | null>(column);

/** Returns how league events `e` of the club are filtered by each of their columns. */
export const entryConditions = (golfclubId: string): Record<keyof typeof entryFilterColumns, MakeCondition> => ({
  player: (filter) =>
    sql<SqlBool>`e.member_id in (select m.id from members m where m.golfclub_id = ${golfclubId} and ${playerName(filter)})`,
  training: (filter) => sql<SqlBool>`e.training_id in (select id from trainings where ${trainingName(filter)})`,
  date: dateColumn(sql.ref('e.training_date')),
  score: numberColumn(number('e.score')),
  points: numberColumn(number('e.points')),
  handicapStarted: numberColumn(number('e.handicap_started_tenths'), 10),
  handicapPlayed: numberColumn(number('e.handicap_played_tenths'), 10),
  handicapDifference: numberColumn(number('e.handicap_difference_tenths'), 10),
});

const shownNames = { en: sql.ref('t.name_en'), de: sql.ref('t.name_de') };
const sortColumns = (locale: Locale): Record<SortField, SortColumn> => ({
  player: { by: bySurname('m').map(unlessErased), emptyLast: true },
  training: { by: [byText(localizedText(shownNames, locale))], emptyLast: true },
  date: { by: [sql.ref('e.training_date')] },
  score: { by: [sql.ref('e.score')] },
  points: { by: [sql.ref('e.points')] },
  handicapStarted: { by: [sql.ref('e.handicap_started_tenths')], emptyLast: true },
  handicapPlayed: { by: [sql.ref('e.handicap_played_tenths')], emptyLast: true },
  handicapDifference: { by: [sql.ref('e.handicap_difference_tenths')], emptyLast: true },
});
/** Never turned round: the latest first, then the players by name. */
const tiebreak = [sql`e.training_date desc`, sql`e.training_id desc`, ...byPlayerName('m'), sql.ref('m.id')];

/** Returns the order of league events `e` with their players `m`, and whether it needs their trainings `t`. */
export function entrySorting(
  locale: Locale,
  sort: LeagueEntriesQuery['sort'] = '-date',
): {
  order: RawBuilder<unknown>;
  needsTrainings: boolean;
} {
  const sorted = readSorting(sort, leagueEntrySortFields);
  const last = sorted.at(-1);
  const isByDay = last?.field === 'date' && !last.descending;
  return {
    // From the first day on, the trainings of one day follow each other in their order too.
    order: sortOrder(sorted, sortColumns(locale), isByDay ? [sql.ref('e.training_id'), ...tiebreak] : tiebreak),
    needsTrainings: sorted.some(({ field }) => field === 'training'),
  };
}

interface Named {
  id: string;
  name: LocalizedString;
}

/** Returns what the club's league events of the period are of, by the names in the locale. */
export async function entryChoices(
  db: Database,
  golfclubId: string,
  period: Period,
  locale: Locale,
): Promise<Pick<LeagueEntries, 'templates' | 'categories' | 'players'>> {
  const events = db.selectFrom('league_events as e').where('e.golfclub_id', '=', golfclubId).where(isIn(period));
  const trainings = await db
    .selectFrom('scheduled_trainings')
    .select([
      sql<Named>`jsonb_build_object('id', snapshot -> 'id', 'name', snapshot -> 'name')`.as('template'),
      sql<Named | null>`nullif(snapshot -> 'category', 'null')`.as('category'),
    ])
    .where(isOneOf('id', events.select('e.training_id').distinct()))
    .orderBy('planned_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const players = await db
    .selectFrom('members as m')
    .select(['m.id', 'm.name', 'm.surname', 'm.username'])
    .where(isOneOf('m.id', events.select('e.member_id').distinct()))
    .orderBy(sql.join(byPlayerName('m')))
    .orderBy('m.id')
    .execute();
  return {
    templates: latestNames(
      locale,
      trainings.map(({ template }) => template),
    ),
    categories: latestNames(
      locale,
      trainings.flatMap(({ category }) => category ?? []),
    ),
    players,
  };
}

/** Returns each once, with the name it had last, sorted by the names as shown in the locale. */
function latestNames(locale: Locale, latestFirst: readonly Named[]): Named[] {
  const once = new Map<string, Named>();
  for (const { id, name } of latestFirst) if (!once.has(id)) once.set(id, { id, name });
  const nameText = ({ name }: Named) => name[locale] || name.en || name.de || '';
  return [...once.values()].sort(
    (a, b) => nameText(a).localeCompare(nameText(b), locale, { sensitivity: 'accent' }) || (a.id < b.id ? -1 : 1),
  );
}

/**
 * Returns the condition that the indexed column is one of the few ids that the statement finds. The statement is run
 * once; with `in` the database may look for each row whether there is one.
 */
export function isOneOf(column: string, ids: Expression<unknown>): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(array(${ids}))`;
}
