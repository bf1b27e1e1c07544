import type { ScheduledTraining } from '../../contract/training';
import { sql } from '../world/database';
import type { WorldMember } from '../world/members';
import { proOfNewClub } from '../world/proOfNewClub';

export interface Range {
  pro: WorldMember;
  trainingId: string;
  sessionIds: string[];
  calls: Awaited<ReturnType<typeof proOfNewClub>>['calls'];
}

/** Returns a running training of so many players with so many balls, all player sessions in EDIT. */
export async function trainingAtRange(players: number, balls: number): Promise<Range> {
  const { world, club, pro, calls, player } = await proOfNewClub();
  const members: WorldMember[] = [];
  for (let made = 0; made < players; made += 1) members.push(await player());
  const { id, sessionIds } = await world.training({
    club,
    template: await world.template({ numberofballs: balls }),
    status: 'STARTED',
    sessions: members.map((member) => ({ players: [member], status: 'EDIT' })),
  });
  return { pro, trainingId: id, sessionIds, calls };
}

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
