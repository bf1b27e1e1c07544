import { ofAnotherPlayer, ofClub, type Ask } from './askedFor';
import { answers, signedInOfTheClub, staffOfTheClub, type Expectation, type Statuses } from './expectation';

const base = '/api/leaguetable';

/** A result of a player of the club who is none of those who ask. */
const ofAnotherPlayersResult: Ask = async ({ world, club, template }) => {
  const player = await world.member({ club });
  const sessions = [{ players: [player], balls: [3] }];
  const { id } = await world.training({ club, template, status: 'FINISHED', sessions });
  return { path: `${base}/training/${id}/player/${player.id}` };
};

/** A player sees nobody else's, as if there were nobody else. */
const staffElseMissing: Statuses = [200, 200, 404, 403, 401, 404];

export const leagueRoutes: Expectation[] = [
  answers(
    `GET ${base}/golfclub/:golfclubId`,
    ofClub((id) => `${base}/golfclub/${id}`),
    signedInOfTheClub,
  ),
  answers(
    `GET ${base}/golfclub/:golfclubId/entries`,
    ofClub((id) => `${base}/golfclub/${id}/entries`),
    staffOfTheClub,
  ),
  answers(`GET ${base}/training/:scheduledTrainingId/player/:playerId`, ofAnotherPlayersResult, staffElseMissing),
  answers('GET /api/playerstatistics/:username', ofAnotherPlayer, staffElseMissing),
];
