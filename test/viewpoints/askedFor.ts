import type { PlayerDataStatus, TrainingStatus } from '@contract/lists';
import { fixturePassword } from '@test/fixtures/members';
import type { ViewpointContext, Viewpoint } from './viewpoint';

export interface RequestedTexts {
  path: string;
  body?: unknown;
  /** Of whoever alone may ask it; without it, of whoever asks. */
  token?: string;
  /** Instead of a body: a file of this media type. */
  file?: { type: string; bytes: Uint8Array<ArrayBuffer> };
}

/** Makes what a request needs and returns the request, so that nothing but the right can refuse it. */
export type MakeCall = (context: ViewpointContext, viewpoint: Viewpoint) => Promise<RequestedTexts> | RequestedTexts;

/** A request for this very address. */
export const at =
  (path: string): MakeCall =>
  () => ({ path });

/** A request for a thing of the club. */
export const ofClub =
  (path: (golfclubId: string) => string): MakeCall =>
  ({ club }) => ({ path: path(club.id) });

export const signIn: MakeCall = ({ people }, viewpoint) => ({
  path: '/api/auth/signin',
  body: { usernameOrEmail: people.get(viewpoint)?.email ?? 'nobody@example.org', password: fixturePassword },
});

export const planning: MakeCall = ({ club, template }) => ({
  path: '/api/scheduledtrainings/fromtrainingtemplate',
  body: { trainingTemplateId: template.content.id, golfclubId: club.id, plannedDate: '2026-06-01' },
});

/** A request for a training of the club that is in this state. */
export const ofTraining =
  (status: TrainingStatus, path: (trainingId: string) => string): MakeCall =>
  async ({ fixtures, club, template }) => ({ path: path((await fixtures.training({ club, template, status })).id) });

/** A request for a player session, in this state, of a running training of the club. */
export const ofPlayerSession =
  (status: PlayerDataStatus, path: (trainingId: string, sessionId: string) => string, body?: unknown): MakeCall =>
  async ({ fixtures, club, template }) => {
    const sessions = [{ players: [await fixtures.member({ club })], status }];
    const training = await fixtures.training({ club, template, status: 'STARTED', sessions });
    return { path: path(training.id, training.sessionIds[0] ?? ''), body };
  };

/** A request for a planned training of the club, with where it is to be. */
export const movingTraining: MakeCall = async ({ fixtures, club, template }) => {
  const { id } = await fixtures.training({ club, template });
  const trainings = [{ id, plannedDate: '2026-06-02', plannedTime: '17:30', version: 1 }];
  return { path: `/api/scheduledtrainings/${club.id}/planned`, body: { trainings } };
};

export const deletingTrainings: MakeCall = async ({ fixtures, club, template }) => {
  const { id } = await fixtures.training({ club, template });
  return { path: `/api/scheduledtrainings/${club.id}/planned`, body: { trainings: [{ id, version: 1 }] } };
};

export const addingPlayers: MakeCall = async ({ fixtures, club, template }) => {
  const { name, surname, username, handicap } = await fixtures.member({ club });
  const training = await fixtures.training({ club, template, status: 'STARTED' });
  return {
    path: `/api/scheduledtrainings/${training.id}/playerdata/add`,
    body: { players: [{ name, surname, username, handicap, golfclubId: club.id, golfclubName: '' }] },
  };
};

/** A request for two player sessions being edited, the first with a ball of 3 points. */
async function runningSessions({ fixtures, club, template }: ViewpointContext) {
  const player = await fixtures.member({ club });
  const sessions = [
    { players: [player], status: 'EDIT', balls: [3] },
    { players: [await fixtures.member({ club })], status: 'EDIT' },
  ] as const;
  const { id, sessionIds } = await fixtures.training({ club, template, status: 'STARTED', sessions });
  const [first = '', second = ''] = sessionIds;
  return { player, second, trainingId: id, path: `/api/scheduledtrainings/${id}/playerdata/${first}` };
}

export const movingBall: MakeCall = async (context) => {
  const { path, second } = await runningSessions(context);
  return { path: `${path}/ball/move`, body: { index: 0, points: 3, to: { playerDataId: second, index: 0 } } };
};

export const grouping: MakeCall = async (context) => {
  const { trainingId, second } = await runningSessions(context);
  const sessions = [{ playerDataId: second, group: 1, basedOn: null }];
  return { path: `/api/scheduledtrainings/${trainingId}/groups`, body: { sessions } };
};

export const correctingHandicap: MakeCall = async (context) => {
  const { path, player } = await runningSessions(context);
  return { path: `${path}/handicap`, body: { playerId: player.id, handicap: 12.3, basedOn: player.handicap } };
};

/** A request for the results of a player of the club who is none of those who ask. */
export const ofAnotherPlayer: MakeCall = async ({ fixtures, club }) => ({
  path: `/api/playerstatistics/${(await fixtures.member({ club })).username}`,
});
