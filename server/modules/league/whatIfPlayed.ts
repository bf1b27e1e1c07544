import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { ScoringMaps } from '../../../contract/scoring';

/** Returns the finished trainings that this mapping scored, with what scores them besides; one statement. */
export async function trainingsOfMapping(db: Database, mappingId: string) {
  return (
    db
      .selectFrom('scheduled_trainings')
      .select([
        'id',
        'golfclub_id',
        sql<Pick<ScoringMaps, 'type' | 'scoreHandicapMap'>>`jsonb_build_object(
        'type', snapshot -> 'type', 'scoreHandicapMap', snapshot -> 'scoreHandicapMap')`.as('maps'),
      ])
      // Word for word as the index has it.
      .where(sql<boolean>`status = 'FINISHED'`)
      .where(sql`snapshot -> 'trainingHandicapDifferenceToPointsMapping' ->> 'id'`, '=', mappingId)
      .execute()
  );
}

/** Returns the clubs by name. */
export async function clubsByName(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('golfclubs')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .execute();
}

/** Returns every league event of the clubs, the latest first; one statement. */
export async function playedEvents(db: Database, golfclubIds: readonly string[]) {
  return db
    .selectFrom('league_events')
    .select(['golfclub_id', 'training_id', 'member_id', 'score', 'handicap_started_tenths', 'points'])
    .where(sql<boolean>`golfclub_id = any(${golfclubIds}::uuid[])`)
    .orderBy('training_date', 'desc')
    .orderBy('training_id', 'desc')
    .execute();
}

export type PlayedEvent = Awaited<ReturnType<typeof playedEvents>>[number];

/** Returns whoever has league events in the clubs, in the order in which equal results stand in a league table. */
export async function playersByName(db: Database, golfclubIds: readonly string[]) {
  return db
    .selectFrom('members as m')
    .select(['m.id', 'm.golfclub_id', 'm.name', 'm.surname', 'm.username'])
    .where(sql<boolean>`m.golfclub_id = any(${golfclubIds}::uuid[])`)
    .where(sql<boolean>`exists (select from league_events e where e.member_id = m.id)`)
    .orderBy(sql`m.surname collate "und-x-icu"`)
    .orderBy(sql`m.name collate "und-x-icu"`)
    .orderBy('m.id')
    .execute();
}
