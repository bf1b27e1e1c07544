import { sql } from 'kysely';
import type { LeagueEntries } from '../../../contract/league';
import type { LocalizedString } from '../../../contract/shapes';
import type { Database } from '../../db/database';
import { isOneOf } from './isOneOf';
import { isIn, type Period } from './period';

interface Named {
  id: string;
  name: LocalizedString;
}

/** Returns the templates, categories and players that the club's league events of the period are of, by their names. */
export async function entryChoices(
  db: Database,
  golfclubId: string,
  period: Period,
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
    .orderBy(sql`m.surname collate "und-x-icu"`)
    .orderBy(sql`m.name collate "und-x-icu"`)
    .orderBy('m.id')
    .execute();
  return {
    templates: onceEach(trainings.map(({ template }) => template)),
    categories: onceEach(trainings.flatMap(({ category }) => category ?? [])),
    players,
  };
}

/** Each with the name it had last, by the names. */
function onceEach(latestFirst: readonly Named[]): Named[] {
  const once = new Map<string, Named>();
  for (const { id, name } of latestFirst) if (!once.has(id)) once.set(id, { id, name });
  const shown = ({ name }: Named) => name.en || name.de || '';
  return [...once.values()].sort((a, b) => shown(a).localeCompare(shown(b), 'en') || (a.id < b.id ? -1 : 1));
}
