import { makeDisplayLink } from '../world/displayLinks';
import { ofClub, type Ask } from './askedFor';
import { answers, plainly, staffOfTheClub, type Expectation, type Statuses } from './expectation';

const LINKS = '/api/golfclub/:golfclubId/displaylinks';

const making: Ask = ({ club }) => ({
  path: `/api/golfclub/${club.id}/displaylinks`,
  body: { name: 'Clubhouse', shortNames: true },
});
const revoking: Ask = async ({ club }) => ({
  path: `/api/golfclub/${club.id}/displaylinks/${(await makeDisplayLink({ club })).id}`,
});
/** Whoever is signed in, but carries no display link. */
const withoutLink: Statuses = [404, 404, 404, 404, 404, 404];

export const displayRoutes: Expectation[] = [
  answers(
    `GET ${LINKS}`,
    ofClub((id) => `/api/golfclub/${id}/displaylinks`),
    staffOfTheClub,
  ),
  answers(`POST ${LINKS}`, making, [201, 201, 403, 403, 401, 404]),
  answers(`DELETE ${LINKS}/:displayLinkId`, revoking, staffOfTheClub),
  plainly('GET /api/display', withoutLink),
  plainly('GET /api/display/live', withoutLink),
];
