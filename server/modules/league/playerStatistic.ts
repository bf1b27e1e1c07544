import { sql } from 'kysely';
import { fromTenths, type Tenths } from '../../../contract/handicap';
import { Refusal } from '../../../contract/refusals';
import { covers, may, type ClubScope } from '../../../contract/rights';
import type { Role } from '../../../contract/lists';
import type { LocalizedString } from '../../../contract/shapes';
import type { PlayerStatistic, StatisticCategory } from '../../../contract/statistic';
import type { Database } from '../../db/database';

interface Reader {
  id: string;
  roles: readonly Role[];
  scope: ClubScope;
}

/**
 * Returns a player's results by training category, latest first. Throws `not-found` for who is not the reader, unless
 * the reader is staff and the player's club is in the scope.
 */
export async function playerStatistic(db: Database, reader: Reader, username: string): Promise<PlayerStatistic> {
  const player = await db
    .selectFrom('members')
    .select(['id', 'golfclub_id', 'username'])
    .where(sql`lower(username collate "und-x-icu")`, '=', sql`lower(${username}::text collate "und-x-icu")`)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (player === undefined || !maySee(reader, player)) throw new Refusal('not-found', 'There is no such player.');
  const results = await resultsOf(db, player);

  const categories = new Map<string, StatisticCategory>();
  for (const { category, ...result } of results) {
    const known = categories.get(category.id) ?? { category, history: [] };
    categories.set(category.id, known);
    known.history.push({
      trainingId: result.training_id,
      trainingName: result.training_name,
      date: result.training_date,
      score: result.score,
      handicapStarted: decimal(result.handicap_started_tenths),
      handicapPlayed: decimal(result.handicap_played_tenths),
      points: result.points,
    });
  }
  return { username: player.username, playerId: player.id, categories: [...categories.values()] };
}

function maySee({ id, roles, scope }: Reader, player: { id: string; golfclub_id: string }): boolean {
  return id === player.id || (may(roles, 'league.readEvents') && covers(scope, player.golfclub_id));
}

/** A training can be planned only from a template with a category, so that every result belongs to one. */
async function resultsOf(db: Database, player: { id: string; golfclub_id: string }) {
  return db
    .selectFrom('league_events as e')
    .innerJoin('scheduled_trainings as t', 't.id', 'e.training_id')
    .select(['e.training_id', 'e.training_date', 'e.score', 'e.points'])
    .select(['e.handicap_started_tenths', 'e.handicap_played_tenths'])
    .select(sql<LocalizedString>`t.snapshot -> 'name'`.as('training_name'))
    .select(sql<{ id: string; name: LocalizedString }>`t.snapshot -> 'category'`.as('category'))
    .where('e.member_id', '=', player.id)
    .where('e.golfclub_id', '=', player.golfclub_id)
    .where(sql<boolean>`jsonb_typeof(t.snapshot -> 'category') = 'object'`)
    .orderBy('e.training_date', 'desc')
    .orderBy('e.training_id', 'desc')
    .execute();
}

function decimal(tenths: Tenths | null): number | null {
  return tenths === null ? null : fromTenths(tenths);
}
