import { ofClub, signIn } from './askedFor';
import {
  answers,
  anyone,
  plainly,
  signedIn,
  signedInOfTheClub,
  staff,
  staffOfTheClub,
  type Expectation,
} from './expectation';
import { displayRoutes } from './displayRoutes';
import { imageRoutes } from './imageRoutes';
import { leagueRoutes } from './leagueRoutes';
import { mappingRoutes } from './mappingRoutes';
import { peopleRoutes } from './peopleRoutes';
import { priceRoutes } from './priceRoutes';
import { templateRoutes } from './templateRoutes';
import { trainingRoutes } from './trainingRoutes';

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
  ...leagueRoutes,
  answers(
    'GET /api/live/:golfclubId',
    ofClub((id) => `/api/live/${id}`),
    signedInOfTheClub,
  ),
];
