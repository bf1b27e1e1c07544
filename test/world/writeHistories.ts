import { randomUUID } from 'node:crypto';
import type { TrainingSnapshot } from '../../contract/training';
import { sql } from './database';
import type { RandomHistory, RandomTraining } from './histories';
import type { WorldMapping } from './mappings';
import { unique } from './names';

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
