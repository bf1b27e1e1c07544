import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Tenths } from '@contract/handicap';
import type { MappingRow } from '@contract/mapping';
import { scoringChain } from '@contract/scoring';
import type { ScoreHandicapEntry } from '@contract/template';
import type { TrainingSnapshot } from '@contract/training';
import { sql } from './database';
import { unique } from './names';
import type { WorldMapping } from './templates';

/** Trainings of the mapping that is asked about, of another one, of none, and one that is still running. */
export type Kind = 'asked' | 'other' | 'tournament' | 'team' | 'running';

interface RandomTraining {
  kind: Kind;
  type: 'REGULAR' | 'TRACKMAN';
  plannedDate: string;
  scoreHandicapMap: ScoreHandicapEntry[];
  /** By player of the club; without balls where nothing was recorded, null where the player does not take part. */
  results: ({ handicapTenths: number; balls: number[] } | null)[];
}

/** What has happened in one club. */
interface RandomHistory {
  players: { name: string; surname: string }[];
  trainings: RandomTraining[];
}

const MOST_PLAYERS = 4;

const tenths = (least: number, most: number) => fc.integer({ min: least, max: most });

/** Rows of a points mapping in any order; few different points, so that players come out equal. */
export const randomRows: fc.Arbitrary<MappingRow[]> = fc
  .uniqueArray(fc.tuple(tenths(-250, 250), tenths(-3, 5)), { selector: ([difference]) => difference, maxLength: 8 })
  .map((rows) => rows.map(([difference, points]) => ({ handicapDifference: difference / 10, points })));

const randomMap: fc.Arbitrary<ScoreHandicapEntry[]> = fc
  .uniqueArray(fc.tuple(tenths(-4, 12), tenths(-100, 540)), {
    selector: ([score]) => score,
    minLength: 1,
    maxLength: 6,
  })
  .map((entries) => entries.map(([score, handicap]) => ({ score, handicap: handicap / 10 })));

/** The map of a tournament holds points, whole ones. */
const inWholePoints = (map: ScoreHandicapEntry[]) =>
  map.map(({ score, handicap }) => ({ score, handicap: Math.trunc(handicap / 10) }));

const randomTraining: fc.Arbitrary<RandomTraining> = fc
  .record<RandomTraining>({
    kind: fc.constantFrom('asked', 'asked', 'asked', 'other', 'tournament', 'team', 'running'),
    type: fc.constantFrom('REGULAR', 'TRACKMAN'),
    plannedDate: fc.constantFrom('2026-05-01', '2026-05-02', '2026-06-01'),
    scoreHandicapMap: randomMap,
    results: fc.array(
      fc.option(fc.record({ handicapTenths: tenths(-100, 540), balls: fc.array(tenths(-1, 3), { maxLength: 4 }) })),
      { minLength: MOST_PLAYERS, maxLength: MOST_PLAYERS },
    ),
  })
  .map((training) =>
    training.kind === 'tournament' || training.kind === 'team'
      ? { ...training, scoreHandicapMap: inWholePoints(training.scoreHandicapMap) }
      : training,
  );

export const randomHistory: fc.Arbitrary<RandomHistory> = fc.record({
  players: fc.array(
    fc.record({
      name: fc.constantFrom('Jana', 'Ute'),
      // Also namesakes, languages' own order, and who is nobody any more.
      surname: fc.constantFrom('Abel', 'Äpfel', 'apfel', 'Zebra', ''),
    }),
    { minLength: 2, maxLength: MOST_PLAYERS },
  ),
  trainings: fc.array(randomTraining, { minLength: 1, maxLength: 4 }),
});

interface Played {
  player_session_id: string;
  golfclub_id: string;
  member_id: string;
  training_date: string;
  handicap_started_tenths: Tenths;
  snapshot: TrainingSnapshot;
  balls: { points: number }[];
}

/** Writes the league events of a training from its recorded balls, as finishing does. */
export async function writeLeagueEvents(trainingId: string): Promise<void> {
  const played = await sql<Played>(
    `select p.player_session_id, p.golfclub_id, p.member_id, t.planned_date::text as training_date,
            p.handicap_started_tenths, t.snapshot, json_agg(json_build_object('points', b.points)) as balls
     from player_session_players p
     join scheduled_trainings t on t.id = p.training_id
     join balls b on b.player_session_id = p.player_session_id
     where p.training_id = $1
     group by p.player_session_id, p.golfclub_id, p.member_id, p.handicap_started_tenths, t.planned_date, t.snapshot`,
    [trainingId],
  );
  for (const row of played) {
    const started = row.snapshot.type === 'TOURNAMENT' ? null : row.handicap_started_tenths;
    const chain = scoringChain(row.snapshot, row.balls, started);
    await sql(
      `insert into league_events (training_id, golfclub_id, player_session_id, member_id, training_date, score,
         handicap_started_tenths, handicap_played_tenths, handicap_difference_tenths, points)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        trainingId,
        row.golfclub_id,
        row.player_session_id,
        row.member_id,
        row.training_date,
        chain.score,
        chain.handicapStarted,
        chain.handicapPlayed,
        chain.handicapDifference,
        chain.points,
      ],
    );
  }
}

export interface WrittenHistory {
  golfclubId: string;
  trainings: { id: string; kind: RandomTraining['kind'] }[];
}

type Row = Readonly<Record<string, unknown>>;

/** Writes each history into a club of its own, all trainings running; a few statements for all of them. */
export async function writeHistories(
  histories: readonly RandomHistory[],
  mappings: { asked: WorldMapping; other: WorldMapping },
): Promise<WrittenHistory[]> {
  const rows = {
    golfclubs: [] as Row[],
    members: [] as Row[],
    scheduled_trainings: [] as Row[],
    player_sessions: [] as Row[],
    player_session_players: [] as Row[],
    balls: [] as Row[],
  };
  const written = histories.map((history) => {
    const golfclub_id = randomUUID();
    const memberIds = history.players.map(() => randomUUID());
    rows.golfclubs.push(clubRow(golfclub_id));
    rows.members.push(...history.players.map((player, n) => memberRow(memberIds[n] ?? '', golfclub_id, player)));
    const trainings = history.trainings.map((training) => {
      const training_id = randomUUID();
      const { kind, plannedDate: planned_date } = training;
      const snapshot = snapshotOf(training, mappings);
      rows.scheduled_trainings.push({ id: training_id, golfclub_id, planned_date, snapshot, status: 'STARTED' });
      for (const session of sessionsOf(training, memberIds)) {
        const of = { player_session_id: randomUUID(), training_id, golfclub_id };
        rows.player_sessions.push({ id: of.player_session_id, training_id, golfclub_id, status: 'EDIT' });
        rows.player_session_players.push(...session.players.map((player) => ({ ...of, ...player })));
        const { player_session_id } = of;
        rows.balls.push(...session.balls.map((points, index) => ({ player_session_id, index, points, version: 1 })));
      }
      return { id: training_id, kind };
    });
    return { golfclubId: golfclub_id, trainings };
  });
  for (const [table, ofTable] of Object.entries(rows)) await insertAll(table, ofTable);
  return written;
}

function sessionsOf({ kind, results }: RandomTraining, memberIds: readonly string[]) {
  const alone = memberIds.flatMap((member_id, n) => {
    const result = results[n];
    if (!result) return [];
    const player = { member_id, handicap_started_tenths: result.handicapTenths, position: 0 };
    return [{ players: [player], balls: result.balls }];
  });
  const [first] = alone;
  if (kind !== 'team' || first === undefined) return alone;
  const players = alone.flatMap(({ players: [player] }, position) => (player ? [{ ...player, position }] : []));
  return [{ players, balls: first.balls }];
}

function snapshotOf(training: RandomTraining, { asked, other }: { asked: WorldMapping; other: WorldMapping }) {
  const { kind, scoreHandicapMap } = training;
  const isTournament = kind === 'tournament' || kind === 'team';
  const mapping = kind === 'other' ? other : asked;
  const snapshot: TrainingSnapshot = {
    id: randomUUID(),
    type: isTournament ? 'TOURNAMENT' : training.type,
    name: { en: 'Putting gate', de: 'Putt-Tor' },
    description: {},
    moreInformationLink: {},
    image: null,
    category: null,
    trainingHandicapDifferenceToPointsMapping: isTournament ? null : { id: mapping.id, name: mapping.name },
    teamMode: kind === 'team',
    instructions: [],
    hints: [],
    balls: [],
    scoreHandicapMap,
    numberofballs: 0,
    mapping: isTournament ? [] : mapping.rows,
  };
  return snapshot;
}

function clubRow(id: string): Row {
  const address = { streetname: 'Am Fairway', streetnumber: '18', postalcode: '82064', city: 'Straßlach' };
  return { id, name: unique('Golfclub Waldsee'), ...address, country: 'germany', version: 1 };
}

function memberRow(id: string, golfclub_id: string, player: RandomHistory['players'][number]): Row {
  const username = unique('jana.moeller');
  const account = { username, email: `${username}@example.org`, password_hash: '', roles: ['APPROVED', 'PLAYER'] };
  return { id, golfclub_id, ...player, ...account, handicap_tenths: 184, version: 1 };
}

async function insertAll(table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (columns === '') return;
  const records = `json_populate_recordset(null::${table}, $1)`;
  await sql(`insert into ${table} (${columns}) select ${columns} from ${records}`, [JSON.stringify(rows)]);
}
