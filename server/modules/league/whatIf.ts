import { setImmediate as otherRequests } from 'node:timers/promises';
import type { MappingRow } from '../../../contract/mapping';
import { scoringChain, type ScoringMaps } from '../../../contract/scoring';
import type { RecomputedEntry, WhatIf, WhatIfAnswer } from '../../../contract/whatIf';
import type { Database, Transaction } from '../../db/database';
import { atOneMoment } from './atOneMoment';
import { inLeagueOrder, totalOf } from './rules';
import { notFound } from './visibleClub';
import { clubsByName, playedEvents, playersByName, trainingsOfMapping, type PlayedEvent } from './whatIfPlayed';

type Player = Awaited<ReturnType<typeof playersByName>>[number];

/** Returns the league points of an event, in hindsight. */
type Rescore = (event: PlayedEvent) => number;

/**
 * Returns, for each club with finished trainings of the mapping, its whole league table as it is and as it would be,
 * had those trainings been scored with these rows: by the one scoring chain and in the league's own order. Nothing is
 * changed. Throws `not-found` for a mapping that does not exist.
 */
export async function whatIf(db: Database, asked: WhatIf): Promise<WhatIfAnswer> {
  const { trainings, clubs, events, players } = await known(db, asked.mappingId);
  const rescore = rescoring(new Map(trainings.map(({ id, maps }) => [id, maps])), asked.mapping);
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
