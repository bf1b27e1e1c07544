import { sql } from 'kysely';
import type { MappingRow } from '@contract/mapping';
import { scoringChain, type ScoringMaps } from '@contract/scoring';
import type { RecomputedEntry, WhatIf, WhatIfAnswer } from '@contract/statistic';
import type { Database, Transaction } from '@server/db/database';
import { notFound } from '@server/db/notFound';
import { byPlayerName, byText } from '@server/db/sorting';
import { atOneMoment } from './queries';
import { inLeagueOrder, totalOf } from './rules';

type Player = Awaited<ReturnType<typeof playersByName>>[number];

type Maps = Pick<ScoringMaps, 'type' | 'scoreHandicapMap'>;
/** By the id of the training. */
type MapsOfTrainings = ReadonlyMap<string, Maps>;

/** Returns the league points of an event, in hindsight. */
type Rescore = (event: PlayedEvent) => number;

/**
 * Returns, for each club with finished trainings of the mapping, its whole league table as it is and as it would be,
 * had those trainings been scored with these rows: by the one scoring chain and in the league's own order. Nothing is
 * changed. Throws `not-found` for a mapping that does not exist.
 */
export async function whatIf(db: Database, requested: WhatIf): Promise<WhatIfAnswer> {
  return atOneMoment(db, async (tx) => {
    await refuseUnknownMapping(tx, requested.mappingId);
    const golfclubs: WhatIfAnswer['golfclubs'] = [];
    // One after the other: the results of all clubs are more than fits into memory, and others are served between them.
    for (const { trainingIds, ...golfclub } of await clubsOfMapping(tx, requested.mappingId)) {
      const rescore = rescoring(await mapsOfTrainings(tx, trainingIds), requested.mapping);
      const events = await playedEvents(tx, golfclub.id);
      const entries = recomputed(await playersByName(tx, golfclub.id), events, rescore);
      golfclubs.push({ golfclub, trainings: trainingIds.length, entries });
    }
    return { golfclubs };
  });
}

async function refuseUnknownMapping(tx: Transaction, id: string): Promise<void> {
  const mapping = await tx.selectFrom('mappings').select('id').where('id', '=', id).executeTakeFirst();
  if (mapping === undefined) throw notFound();
}

function rescoring(mapsOf: MapsOfTrainings, mapping: readonly MappingRow[]): Rescore {
  return ({ training_id, score, handicap_started_tenths, points }) => {
    const maps = mapsOf.get(training_id);
    // An event keeps only the sum of its balls, and only the sum counts.
    return maps ? scoringChain({ ...maps, mapping }, [{ points: score }], handicap_started_tenths).points : points;
  };
}

/** Players must come by name, events latest first. */
function recomputed(players: readonly Player[], events: readonly PlayedEvent[], rescore: Rescore): RecomputedEntry[] {
  const eventsOf = byPlayer(events);
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

function byPlayer(events: readonly PlayedEvent[]): Map<string, PlayedEvent[]> {
  const groups = new Map<string, PlayedEvent[]>();
  for (const event of events) {
    const group = groups.get(event.member_id);
    if (group) group.push(event);
    else groups.set(event.member_id, [event]);
  }
  return groups;
}

/** Returns the clubs with finished trainings that this mapping scored, by name, and the ids of those trainings. */
async function clubsOfMapping(tx: Transaction, mappingId: string) {
  return (
    tx
      .selectFrom('scheduled_trainings as t')
      .innerJoin('golfclubs as g', 'g.id', 't.golfclub_id')
      .select(['g.id', 'g.name', sql<string[]>`array_agg(t.id)`.as('trainingIds')])
      // Word for word as the index has it.
      .where(sql<boolean>`t.status = 'FINISHED'`)
      .where(sql`t.snapshot -> 'trainingHandicapDifferenceToPointsMapping' ->> 'id'`, '=', mappingId)
      .groupBy(['g.id', 'g.name'])
      .orderBy(byText(sql.ref('g.name')))
      .orderBy('g.id')
      .execute()
  );
}

/** Returns what scores each of the trainings besides the mapping. */
async function mapsOfTrainings(tx: Transaction, ids: readonly string[]): Promise<MapsOfTrainings> {
  const trainings = await tx
    .selectFrom('scheduled_trainings')
    .select([
      'id',
      sql<Maps>`jsonb_build_object(
        'type', snapshot -> 'type', 'scoreHandicapMap', snapshot -> 'scoreHandicapMap')`.as('maps'),
    ])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(trainings.map(({ id, maps }) => [id, maps]));
}

/** Returns every league event of the club, the latest first. */
async function playedEvents(tx: Transaction, golfclubId: string) {
  return tx
    .selectFrom('league_events')
    .select(['training_id', 'member_id', 'score', 'handicap_started_tenths', 'points'])
    .where('golfclub_id', '=', golfclubId)
    .orderBy('training_date', 'desc')
    .orderBy('training_id', 'desc')
    .execute();
}

type PlayedEvent = Awaited<ReturnType<typeof playedEvents>>[number];

/** Returns whoever has league events in the club, in the order in which equal results stand in a league table. */
async function playersByName(tx: Transaction, golfclubId: string) {
  return tx
    .selectFrom('members as m')
    .select(['m.id', 'm.name', 'm.surname', 'm.username'])
    .where('m.golfclub_id', '=', golfclubId)
    .where(sql<boolean>`exists (select from league_events e where e.member_id = m.id)`)
    .orderBy(sql.join(byPlayerName('m')))
    .orderBy('m.id')
    .execute();
}
