import { sql } from '@test/fixtures/database';
import { type MakeCall, ofAnotherPlayer, ofClub, ofTraining, signIn } from './askedFor';
import { imageRoutes, mappingRoutes, templateRoutes } from './contentRoutes';
import {
  admin,
  answers,
  anyone,
  type Expectation,
  plainly,
  signedIn,
  signedInOfTheClub,
  staff,
  staffOfTheClub,
  type Statuses,
} from './expectation';
import { helperRoutes } from './helperRoutes';
import { peopleRoutes } from './peopleRoutes';
import { displayRoutes, trainingRoutes } from './trainingRoutes';
import type { ViewpointContext } from './viewpoint';

const base = '/api/leaguetable';

/** A result of a player of the club who is none of those who ask. */
const ofAnotherPlayersResult: MakeCall = async ({ fixtures, club, template }) => {
  const player = await fixtures.member({ club });
  const sessions = [{ players: [player], balls: [3] }];
  const { id } = await fixtures.training({ club, template, status: 'FINISHED', sessions });
  return { path: `${base}/training/${id}/player/${player.id}` };
};

/** A player sees nobody else's, as if there were nobody else. */
const staffElseMissing: Statuses = [200, 200, 404, 403, 401, 404];

const leagueRoutes: Expectation[] = [
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

const prices = '/sessionprices';

const instant = '/sessioninstantprice';

const price = { name: 'Dozen range balls', description: '' };

const making: MakeCall = () => ({ path: prices, body: price });

const editing: MakeCall = async ({ fixtures }) => ({
  path: prices,
  body: { id: (await fixtures.price()).id, ...price },
});

const deleting: MakeCall = async ({ fixtures }) => ({ path: prices, body: { id: (await fixtures.price()).id } });

const awarding: MakeCall = async ({ fixtures, club, template }) => ({
  path: instant,
  body: {
    session_id: (await fixtures.training({ club, template, status: 'STARTED' })).id,
    session_price_id: (await fixtures.price()).id,
  },
});

const awardingAnother: MakeCall = async (context) => ({ path: instant, body: await awarded(context) });

const takingAway: MakeCall = async (context) => ({
  path: instant,
  body: { id: (await awarded(context)).id },
});

const priceRoutes: Expectation[] = [
  plainly(`GET ${prices}`, staff),
  answers(`POST ${prices}`, making, [201, 403, 403, 403, 401, 403]),
  answers(`PUT ${prices}`, editing, admin),
  answers(`DELETE ${prices}`, deleting, admin),
  answers(
    `GET ${instant}/sessionid/:id`,
    ofTraining('FINISHED', (id) => `${instant}/sessionid/${id}`),
    staffOfTheClub,
  ),
  answers(`POST ${instant}`, awarding, [201, 201, 403, 403, 401, 404]),
  answers(`PUT ${instant}`, awardingAnother, staffOfTheClub),
  answers(`DELETE ${instant}`, takingAway, staffOfTheClub),
];

/** Every route but those of the web app's page. Written by hand from the table of rights, not from the code. */
export const expectations: Expectation[] = [
  plainly('GET /health', anyone),
  plainly('GET /ready', anyone),
  // Without a METRICS_TOKEN it is as if there were none.
  plainly('GET /metrics', [404, 404, 404, 404, 404, 404]),
  plainly('GET /api/openapi.json', anyone),
  plainly('GET /api/docs', anyone),
  answers('POST /api/auth/signin', signIn, signedIn),
  plainly('POST /api/auth/signout', signedIn),
  plainly('POST /api/auth/signout/everywhere', signedIn),
  plainly('GET /api/golfclub/whoami', signedIn),
  plainly('GET /api/golfclub', signedIn),
  answers(
    'GET /api/golfclub/:id',
    ofClub((id) => `/api/golfclub/${id}`),
    signedInOfTheClub,
  ),
  plainly('GET /api/golfclub/members', staff),
  answers(
    'GET /api/golfclub/:id/members',
    ofClub((id) => `/api/golfclub/${id}/members`),
    staffOfTheClub,
  ),
  plainly('GET /api/challenges/trainingsessiontemplate', staff),
  plainly('GET /api/challenges/trainingsessiontemplate/readytocreatetraining', staff),
  plainly('GET /api/challenges/trainingcategory', staff),
  plainly('GET /api/trainingsessionhandicapdifferencetopointsmapping', staff),
  ...templateRoutes,
  ...mappingRoutes,
  ...priceRoutes,
  ...imageRoutes,
  ...peopleRoutes,
  ...trainingRoutes,
  ...displayRoutes,
  ...helperRoutes,
  ...leagueRoutes,
  answers(
    'GET /api/live/:golfclubId',
    ofClub((id) => `/api/live/${id}`),
    signedInOfTheClub,
  ),
];

async function awarded({ fixtures, club, template }: ViewpointContext) {
  const training = await fixtures.training({ club, template, status: 'STARTED' });
  const { id: session_price_id } = await fixtures.price({ awardedTo: training });
  const [row] = await sql<{ id: string }>('select id from instant_prices where training_id = $1', [training.id]);
  return { id: row?.id ?? '', session_id: training.id, session_price_id };
}
