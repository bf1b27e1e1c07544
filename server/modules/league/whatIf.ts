import { sql } from 'kysely';
import { setImmediate as otherRequests } from 'node:timers/promises';
import type { MappingRow } from '@contract/mapping';
import { scoringChain, type ScoringMaps } from '@contract/scoring';
import type { RecomputedEntry, WhatIf, WhatIfAnswer } from '@contract/statistic';
import type { Database, Transaction } from '@server/db/database';
import { notFound } from '@server/db/notFound';
import { atOneMoment } from './queries';
import { inLeagueOrder, totalOf } from './rules';

type Player = Awaited<ReturnType<typeof playersByName>>[number];

/** Returns the league points of an event, in hindsight. */
type Rescore = (event: PlayedEvent) => number;

/**
 * Returns, for each club with finished trainings of the mapping, its whole league table as it is and as it would be,
 * had those trainings been scored with these rows: by the one scoring chain and in the league's own order. Nothing is
 * changed. Throws `not-found` for a mapping that does not exist.
 */
export async function whatIf(db: Database, requested: WhatIf): Promise<WhatIfAnswer> {
  const { trainings, clubs, events, players } = await known(db, requested.mappingId);
  const rescore = rescoring(new Map(trainings.map(({ id, maps }) => [id, maps])), requested.mapping);
  const trainingsOf = groupedBy(trainings, 'golfclub_id');
  const eventsOf = groupedBy(events, 'golfclub_id');
  const playersOf = groupedBy(players, 'golfclub_id');
  const golfclubs: WhatIfAnswer['golfclubs'] = [];
  for (const golfclub of clubs) {
    golfclubs.push({
      golfclub,
      trainings: trainingsOf.get(golfclub.id)?.length ?? 0,
      entries: recomputed(playersOf.get(golfclub.id) ?? [], eventsOf.get(golfclub.id) ?? [], rescore),
    });
    // Fifty long tables are a second of computing: nobody else shall wait for all of it.
    await otherRequests();
  }
  return { golfclubs };
}

async function known(db: Database, mappingId: string) {
  return atOneMoment(db, async (tx) => {
    await refuseUnknownMapping(tx, mappingId);
    const trainings = await trainingsOfMapping(tx, mappingId);
    const ids = [...new Set(trainings.map(({ golfclub_id }) => golfclub_id))];
    return {
      trainings,
      clubs: await clubsByName(tx, ids),
      events: await playedEvents(tx, ids),
      players: await playersByName(tx, ids),
    };
  });
}

async function refuseUnknownMapping(tx: Transaction, id: string): Promise<void> {
  const mapping = await tx.selectFrom('mappings').select('id').where('id', '=', id).executeTakeFirst();
  if (mapping === undefined) throw notFound();
}

function rescoring(
  mapsOf: ReadonlyMap<string, Pick<ScoringMaps, 'type' | 'scoreHandicapMap'>>,
  mapping: readonly MappingRow[],
): Rescore {
  return ({ training_id, score, handicap_started_tenths, points }) => {
    const maps = mapsOf.get(training_id);
    // An event keeps only the sum of its balls, and only the sum counts.
    return maps ? scoringChain({ ...maps, mapping }, [{ points: score }], handicap_started_tenths).points : points;
  };
}

/** Players must come by name, events latest first. */
function recomputed(players: readonly Player[], events: readonly PlayedEvent[], rescore: Rescore): RecomputedEntry[] {
  const eventsOf = groupedBy(events, 'member_id');
  const before = standings(players, eventsOf, ({ points }) => points);
  const after = standings(players, eventsOf, rescore);
  return players
    .flatMap(({ id, name, surname, username }) => {
      const [was, becomes] = [before.get(id), after.get(id)];
      return was && becomes ? [{ player: { id, name, surname, username }, before: was, after: becomes }] : [];
    })
    .toSorted((a, b) => a.after.rank - b.after.rank);
}

function standings(
  players: readonly Player[],
  eventsOf: ReadonlyMap<string, readonly PlayedEvent[]>,
  pointsOf: Rescore,
): Map<string, RecomputedEntry['before']> {
  const entries = players.flatMap(({ id }) => {
    const points = eventsOf.get(id)?.map(pointsOf);
    return points === undefined ? [] : [{ id, points, totalPoints: totalOf(points) }];
  });
  return new Map(
    inLeagueOrder(entries).map(({ id, totalPoints }, position) => [id, { rank: position + 1, totalPoints }]),
  );
}

function groupedBy<Key extends string, Thing extends Record<Key, string>>(things: readonly Thing[], key: Key) {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const group = groups.get(thing[key]);
    if (group) group.push(thing);
    else groups.set(thing[key], [thing]);
  }
  return groups;
}

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
