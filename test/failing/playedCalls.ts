import type { Ask } from '../viewpoints/askedFor';
import type { Surroundings } from '../viewpoints/viewpoint';

const TRAININGS = '/api/scheduledtrainings';
const TRAINING = `${TRAININGS}/:scheduledTrainingId`;

/** Two who have played, and one who has not begun. */
export async function played({ world, club, template }: Surroundings, status: 'STARTED' | 'FINISHED') {
  const players = [await world.member({ club }), await world.member({ club }), await world.member({ club })];
  const sessions = players.map((player, index) => ({
    players: [player],
    balls: index === 2 ? [] : [3, 1, 0],
    status: index === 2 ? ('ADDED' as const) : ('EDIT' as const),
  }));
  const training = await world.training({ club, template, status, sessions });
  return { training, players, path: `${TRAININGS}/${training.id}`, session: training.sessionIds[0] ?? '' };
}

const finishing: Ask = async (surroundings) => ({ path: `${(await played(surroundings, 'STARTED')).path}/finish` });
const opening: Ask = async (surroundings) => ({ path: `${(await played(surroundings, 'FINISHED')).path}/unfinish` });

const deletingTraining: Ask = async (surroundings) => {
  const { training, path } = await played(surroundings, 'FINISHED');
  await surroundings.world.price({ awardedTo: training });
  return { path };
};

const deletingSession: Ask = async (surroundings) => {
  const { path, session } = await played(surroundings, 'STARTED');
  return { path: `${path}/playerdata/delete/${session}` };
};

/** One anew, one with other points, one taken back. */
const recordingBalls: Ask = async (surroundings) => {
  const { path, session } = await played(surroundings, 'STARTED');
  const balls = [
    { index: 3, points: 3 },
    { index: 0, points: 0 },
    { index: 1, points: null },
  ];
  return { path: `${path}/playerdata/${session}/balls/add`, body: { balls } };
};

const addingPlayers: Ask = async (surroundings) => {
  const { world, club } = surroundings;
  const { path } = await played(surroundings, 'STARTED');
  const players = [await world.member({ club }), await world.member({ club })].map(
    ({ name, surname, username, handicap }) => ({ name, surname, username, handicap, golfclubId: club.id }),
  );
  return {
    path: `${path}/playerdata/add`,
    body: { players: players.map((player) => ({ ...player, golfclubName: '' })) },
  };
};

/** Calls of trainings in which somebody plays. */
export const playedCalls: Readonly<Partial<Record<string, Ask>>> = {
  [`PUT ${TRAINING}/finish`]: finishing,
  [`PUT ${TRAINING}/unfinish`]: opening,
  [`DELETE ${TRAINING}`]: deletingTraining,
  [`DELETE ${TRAINING}/playerdata/delete/:playerDataId`]: deletingSession,
  [`PUT ${TRAINING}/playerdata/:playerDataId/balls/add`]: recordingBalls,
  [`PUT ${TRAINING}/playerdata/add`]: addingPlayers,
};
