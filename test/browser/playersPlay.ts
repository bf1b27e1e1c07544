import type { PlayerDataStatus } from '../../contract/lists';
import type { ScheduledTraining } from '../../contract/training';
import { api } from '../world/api';
import { makeWorld } from '../world/makeWorld';
import type { TemplateWishes } from '../world/templates';

type Wishes = TemplateWishes & {
  /** The points that Jana's session, or her team's, has already. */
  balls?: number[];
  status?: PlayerDataStatus;
};

/** Makes a running training of Jana Möller and Tom Weber, with 18.4 and 24.0; in team mode they are one team. */
export async function playersPlay({ balls = [], status = 'EDIT', ...wishes }: Wishes = {}) {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Petra', surname: 'Lang' });
  const jana = await world.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
  const tom = await world.member({ club, name: 'Tom', surname: 'Weber', handicap: 24 });
  const template = await world.template(wishes);
  const sessions = wishes.teamMode
    ? [{ players: [jana, tom], balls, status }]
    : [
        { players: [jana], balls, status },
        { players: [tom], status },
      ];
  const { id, sessionIds } = await world.training({ club, template, status: 'STARTED', sessions });
  const token = await world.signedIn(pro);
  const client = api(token);
  const one = `/api/scheduledtrainings/${id}`;
  const stored = async () =>
    (await client.get<ScheduledTraining>(`/api/scheduledtrainings/one/${id}`)).body.trainingSessions;
  return {
    token,
    path: `/private/sessionwizard/${id}?status=STARTED`,
    stored,
    /** The points that the server has, by session. */
    balls: async () => (await stored()).map((session) => session.balls.map(({ points }) => points)),
    /** Records a ball of the session at this position on another device. */
    elsewhere: (position: number, ball: object) =>
      client.put(`${one}/playerdata/${sessionIds[position]}/ball/add`, ball),
    finish: () => client.put(`${one}/finish`),
  };
}
