import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { scoringChain } from '@contract/scoring';
import type { Transaction } from '@server/db/database';

/** The league's side of finishing a training and of opening it again, inside the caller's transaction. */
export const leagueResults = { record, remove };

/**
 * Writes one league event for each approved player of the training's player sessions with at least one ball: the whole
 * scoring chain, by the rules "League points" and "League table" of docs/words.md.
 */
async function record(tx: Transaction, trainingId: string): Promise<void> {
  const { snapshot, ...training } = await tx
    .selectFrom('scheduled_trainings')
    .select(['golfclub_id', 'planned_date', 'snapshot'])
    .where('id', '=', trainingId)
    .executeTakeFirstOrThrow();
  const players = await tx
    .selectFrom('player_session_players as p')
    .select((player) => [
      'p.player_session_id',
      'p.member_id',
      'p.handicap_started_tenths',
      jsonArrayFrom(
        player.selectFrom('balls as b').select('b.points').whereRef('b.player_session_id', '=', 'p.player_session_id'),
      ).as('balls'),
    ])
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .where('p.training_id', '=', trainingId)
    // Nobody else can be added; an earlier version let them.
    .where(sql<boolean>`'UNAPPROVED' <> all(m.roles)`)
    .execute();
  const events = players
    .filter(({ balls }) => balls.length > 0)
    .map(({ player_session_id, member_id, handicap_started_tenths, balls }) => {
      const chain = scoringChain(snapshot, balls, handicap_started_tenths);
      return {
        training_id: trainingId,
        golfclub_id: training.golfclub_id,
        player_session_id,
        member_id,
        training_date: training.planned_date,
        score: chain.score,
        handicap_started_tenths: chain.handicapStarted,
        handicap_played_tenths: chain.handicapPlayed,
        handicap_difference_tenths: chain.handicapDifference,
        points: chain.points,
      };
    });
  if (events.length > 0) await tx.insertInto('league_events').values(events).execute();
}

/** Takes the league events of the training away. */
async function remove(tx: Transaction, trainingId: string): Promise<void> {
  await tx.deleteFrom('league_events').where('training_id', '=', trainingId).execute();
}
