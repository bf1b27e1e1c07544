import { sql, type SqlBool } from 'kysely';
import type { LeagueEntriesQuery } from '../../../contract/league';
import { conditionsOf } from '../../db/columnConditions';
import type { Database } from '../../db/database';
import { entryConditions, entrySorting } from './entryColumns';
import { isIn } from './period';

export type FoundEntries = ReturnType<typeof foundEntries>;

const ENTRIES_A_PAGE = 25;

const shownName = sql`coalesce(nullif(snapshot #>> '{name,en}', ''), snapshot #>> '{name,de}') collate "und-x-icu"`;
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
          .select(['id', shownName.as('shown_name')])
          .select([sql<string | null>`snapshot #>> '{name,en}'`.as('name_en')])
          .select([sql<string | null>`snapshot #>> '{name,de}'`.as('name_de')])
          .select(sql<string | null>`snapshot ->> 'id'`.as('template_id'))
          .select(sql<string | null>`snapshot #>> '{category,id}'`.as('category_id'))
          .where('golfclub_id', '=', golfclubId)
          .where('status', '=', 'FINISHED'),
    )
    .selectFrom('league_events as e')
    .where('e.golfclub_id', '=', golfclubId)
    .where(isIn(query))
    .where(({ and }) => and(conditionsOf(entryConditions(golfclubId), query.where)));
  const { player, template, category } = query;
  if (player !== undefined) found = found.where('e.member_id', '=', player);
  if (template !== undefined) {
    const trainings = sql`(select id from trainings where template_id = ${template})`;
    found = found.where(sql<SqlBool>`e.training_id in ${trainings}`);
  }
  if (category !== undefined) {
    const trainings = sql`(select id from trainings where category_id = ${category})`;
    found = found.where(sql<SqlBool>`e.training_id in ${trainings}`);
  }
  for (const word of (query.q ?? '').split(/\s+/).filter(Boolean)) {
    const members = sql`(select m.id from members as m where m.golfclub_id = ${golfclubId} and ${isNamed(word)})`;
    found = found.where(sql<SqlBool>`e.member_id in ${members}`);
  }
  return found;
}

/** A search of its own for each word, so that "anna müller" finds Anna Müller. */
function isNamed(word: string) {
  return sql<SqlBool>`strpos(folded(m.name || ' ' || m.surname), folded(${word}::text)) > 0`;
}

/** Returns the found events `e` with their players `m` in the order the query asks for, the latest first if it says nothing. */
export function sortedEntries(found: FoundEntries, sort: LeagueEntriesQuery['sort']) {
  const { order, needsTrainings } = entrySorting(sort);
  const withTraining = needsTrainings ? found.innerJoin('trainings as t', 't.id', 'e.training_id') : found;
  // That the club is the same is known, but said: the database then reads its members instead of everybody.
  return withTraining
    .innerJoin('members as m', (player) =>
      player.onRef('m.id', '=', 'e.member_id').onRef('m.golfclub_id', '=', 'e.golfclub_id'),
    )
    .selectAll('e')
    .select(['m.id', 'm.name', 'm.surname', 'm.username'])
    .orderBy(order);
}

/** Returns the page the query asks for as rows from and to, all rows without one. */
export function pageOf({ page, pageSize }: LeagueEntriesQuery): { limit: number; offset: number } | null {
  const limit = Number(pageSize ?? ENTRIES_A_PAGE);
  return page === undefined ? null : { limit, offset: Number(page) * limit };
}
