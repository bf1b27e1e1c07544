import type { ChangedGroups } from '@contract/training';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import type { TemplateOptions } from '@test/fixtures/templates';

const people = [
  ['Anna', 'Berg'],
  ['Bea', 'Kurz'],
  ['Cem', 'Demir'],
  ['Dora', 'Fuchs'],
  ['Emil', 'Groß'],
] as const;

/** Makes a club with a pro, and returns what makes its running trainings: a player for each of these groups; null: none. */
export async function groupsPlay(options: TemplateOptions = { numberofballs: 2 }) {
  const { fixtures, club, pro, token, calls: callsOf } = await proOfNewClub({ name: 'Petra', surname: 'Lang' });
  const make = async (name: string, groups: readonly (number | null)[], startedAt = '2026-05-14T08:00:00Z') => {
    const template = await fixtures.template({ ...options, name: { en: name, de: name } });
    const players = [];
    for (const [index] of groups.entries()) {
      const [first = '', surname = ''] = people[index] ?? [];
      players.push(await fixtures.member({ club, name: first, surname }));
    }
    const { id, sessionIds } = await fixtures.training({
      club,
      template,
      status: 'STARTED',
      sessions: players.map((player, index) => {
        const group = groups[index] ?? null;
        return { players: [player], status: 'EDIT', ...(group !== null && { group }) };
      }),
    });
    await sql('update scheduled_trainings set started_at = $2 where id = $1', [id, startedAt]);
    const calls = callsOf(id);
    const stored = async () => (await calls.read()).body.trainingSessions;
    return {
      id,
      name,
      calls,
      path: `/private/sessionwizard/${id}?status=STARTED`,
      sessionIds,
      groups: async () => (await stored()).map(({ group }) => group),
      /** The points that the server has, by session. */
      balls: async () => (await stored()).map((session) => session.balls.map(({ points }) => points)),
      /** Moves the player at this position on another device. */
      move: (position: number, group: number) => {
        const changed: ChangedGroups = { sessions: [{ playerDataId: sessionIds[position] ?? '', group }] };
        return calls.changeGroups(changed);
      },
    };
  };
  return { fixtures, club, pro, token, make };
}
