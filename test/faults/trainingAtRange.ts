import type { ScheduledTraining } from '@contract/training';
import { sql } from '@test/fixtures/database';
import type { MemberFixture } from '@test/fixtures/members';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { ordinaryPoints } from '@test/fixtures/templates';
import { below } from '@test/chance';
import type { RecordedAtRange } from './openPage';

export interface Range {
  pro: MemberFixture;
  trainingId: string;
  golfclubId: string;
  sessionIds: string[];
  /** Members who are in the training only once they are added. */
  late: MemberFixture[];
  calls: Awaited<ReturnType<typeof proOfNewClub>>['calls'];
}

/**
 * Returns a running training of so many players with so many balls, all player sessions in EDIT and in groups of four,
 * and members who come late.
 */
export async function trainingAtRange(players: number, balls: number, lateJoiners = 0): Promise<Range> {
  const { fixtures, club, pro, calls, player } = await proOfNewClub();
  const members: MemberFixture[] = [];
  for (let made = 0; made < players; made += 1) members.push(await player());
  const late: MemberFixture[] = [];
  for (let made = 0; made < lateJoiners; made += 1) late.push(await player());
  const { id, sessionIds } = await fixtures.training({
    club,
    template: await fixtures.template({ numberofballs: balls }),
    status: 'STARTED',
    sessions: members.map((member, position) => ({
      players: [member],
      status: 'EDIT',
      group: groupAt(players, position),
    })),
  });
  return { pro, trainingId: id, golfclubId: club.id, sessionIds, late, calls };
}

/** Returns the group of the player session at a position: about four in each, so that some can still join. */
export const groupAt = (players: number, position: number): number => 1 + (position % Math.ceil(players / 4));

/** Returns the points the server holds, by `player session/index`. */
export function pointsOf(training: ScheduledTraining): Map<string, number> {
  return new Map(
    training.trainingSessions.flatMap(({ id, balls }) =>
      balls.map(({ index, points }): [string, number] => [`${id}/${index}`, points]),
    ),
  );
}

/** Returns the accepted recordings of each ball, oldest first, by `player session/index`. */
export async function historyOf(trainingId: string): Promise<Map<string, (number | null)[]>> {
  const rows = await sql<{ ball: string; points: (number | null)[] }>(
    `select r.player_session_id || '/' || r.index as ball, array_agg(r.points order by r.version, r.received_at) as points
     from ball_recordings r join player_sessions s on s.id = r.player_session_id
     where s.training_id = $1 group by 1`,
    [trainingId],
  );
  return new Map(rows.map(({ ball, points }) => [ball, points]));
}

/** Returns who has recorded the balls of a training: ids of members, and of helpers. */
export async function recordersOf(trainingId: string): Promise<{ members: string[]; helpers: string[] }> {
  const [row] = await sql<{ members: string[]; helpers: string[] }>(
    `select coalesce(array_agg(distinct r.recorded_by) filter (where r.recorded_by is not null), '{}') as members,
            coalesce(array_agg(distinct r.helper_id) filter (where r.helper_id is not null), '{}') as helpers
     from ball_recordings r join player_sessions s on s.id = r.player_session_id where s.training_id = $1`,
    [trainingId],
  );
  return row ?? { members: [], helpers: [] };
}

interface Planned {
  playerDataId: string;
  index: number;
  points: number | null;
}

const CORRECTIONS = 0.08;

const TAKEN_BACK = 0.03;

/**
 * Returns what is recorded at a range: each player's balls in turn, now and then a correction of an earlier one, or it
 * is taken back.
 */
export function plannedBalls(sessionIds: readonly string[], balls: number, random: () => number): Planned[] {
  const points = () => ordinaryPoints(below(random, 4));
  const planned: Planned[] = [];
  for (let index = 0; index < balls; index += 1) {
    for (const playerDataId of sessionIds) {
      planned.push({ playerDataId, index, points: points() });
      const earlier = planned[planned.length - 1 - below(random, Math.min(planned.length, 40))];
      if (earlier && random() < CORRECTIONS) planned.push({ ...earlier, points: points() });
      if (earlier && random() < TAKEN_BACK) planned.push({ ...earlier, points: null });
    }
  }
  return planned;
}

/** What somebody has written down beside the app: every ball in the order it was recorded. */
export class Journal {
  private readonly recorded = new Map<string, (number | null)[]>();
  count = 0;

  write(ball: Omit<RecordedAtRange, 'trainingId'>): void {
    this.count += 1;
    this.note(ball);
  }

  /** A start, or players who are added: stored like a ball, and no recording. */
  step(): void {
    this.count += 1;
  }

  /** One recording that changes two balls. */
  move(from: Omit<RecordedAtRange, 'trainingId' | 'points'>, to: typeof from, points: number): void {
    this.count += 1;
    this.note({ ...from, points: null });
    this.note({ ...to, points });
  }

  private note({ playerDataId, index, points }: Omit<RecordedAtRange, 'trainingId'>): void {
    const ball = `${playerDataId}/${index}`;
    this.recorded.set(ball, [...(this.recorded.get(ball) ?? []), points]);
  }

  /** Names the player sessions anew. */
  rename(nameOf: (playerDataId: string) => string): void {
    for (const [ball, points] of [...this.recorded]) {
      const [playerDataId = '', index] = ball.split('/');
      this.recorded.delete(ball);
      this.recorded.set(`${nameOf(playerDataId)}/${index}`, points);
    }
  }

  /** Of each ball the recordings that changed anything: those the server has to have accepted, each once. */
  changes(): Map<string, (number | null)[]> {
    const balls = [...this.recorded].map(([ball, points]): [string, (number | null)[]] => [
      ball,
      points.filter((one, at) => one !== (points[at - 1] ?? null)),
    ]);
    return new Map(balls.filter(([, points]) => points.length > 0));
  }

  /** The points of each ball in the end; what was taken back is none. */
  end(): Map<string, number> {
    return new Map(
      [...this.recorded].flatMap(([ball, points]): [string, number][] => {
        const last = points.at(-1) ?? null;
        return last === null ? [] : [[ball, last]];
      }),
    );
  }
}
