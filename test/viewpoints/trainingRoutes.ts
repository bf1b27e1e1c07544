import { makeDisplayCode, makeDisplayLink } from '@test/fixtures/displayLinks';
import {
  addingPlayers,
  correctingHandicap,
  deletingTrainings,
  grouping,
  type MakeCall,
  movingBall,
  movingTraining,
  ofClub,
  ofPlayerSession,
  ofTraining,
  planning,
} from './askedFor';
import { answers, type Expectation, plainly, staffOfTheClub, type Statuses } from './expectation';

const base = '/api/scheduledtrainings';

const ofAll = (name: string) => ofClub((golfclubId) => `${base}/${golfclubId}${name}`);

const step = (trainingId: string, name: string) => `${base}/${trainingId}/${name}`;

const ofSession = (trainingId: string, name: string) => step(trainingId, `playerdata/${name}`);

const playerdata = `${base}/:scheduledTrainingId/playerdata`;

const ball = { index: 0, points: 3 };

/** Planning for another club is 403, because that club stands in the body and not in the path. */
const planningStatuses = [201, 201, 403, 403, 401, 403] as const;

/** A pro of the club is refused only once the training is found to be finished. */
const deletingFinishedStatuses = [200, 403, 403, 403, 401, 404] as const;

export const trainingRoutes: Expectation[] = [
  answers(`GET ${base}/:golfclubId`, ofAll(''), staffOfTheClub),
  answers(`GET ${base}/:golfclubId/planned`, ofAll('/planned'), staffOfTheClub),
  answers(`GET ${base}/:golfclubId/notfinished`, ofAll('/notfinished'), staffOfTheClub),
  answers(`GET ${base}/:golfclubId/finished`, ofAll('/finished'), staffOfTheClub),
  answers(
    `GET ${base}/one/:scheduledTrainingId`,
    ofTraining('PLANNED', (id) => `${base}/one/${id}`),
    staffOfTheClub,
  ),
  answers(
    `GET ${base}/:scheduledTrainingId/winners`,
    ofTraining('FINISHED', (id) => step(id, 'winners')),
    staffOfTheClub,
  ),
  answers(
    `GET ${base}/:scheduledTrainingId/lastplayers`,
    ofTraining('STARTED', (id) => step(id, 'lastplayers')),
    staffOfTheClub,
  ),
  answers(
    `GET ${base}/:scheduledTrainingId/series`,
    ofTraining('PLANNED', (id) => step(id, 'series')),
    staffOfTheClub,
  ),
  answers(`PUT ${base}/:golfclubId/planned`, movingTraining, staffOfTheClub),
  answers(`DELETE ${base}/:golfclubId/planned`, deletingTrainings, staffOfTheClub),
  answers(`POST ${base}/fromtrainingtemplate`, planning, planningStatuses),
  answers(
    `DELETE ${base}/:scheduledTrainingId`,
    ofTraining('PLANNED', (id) => `${base}/${id}`),
    staffOfTheClub,
  ),
  answers(
    `DELETE ${base}/:scheduledTrainingId`,
    ofTraining('FINISHED', (id) => `${base}/${id}`),
    deletingFinishedStatuses,
  ),
  answers(
    `PUT ${base}/:scheduledTrainingId/start`,
    ofTraining('PLANNED', (id) => step(id, 'start')),
    staffOfTheClub,
  ),
  answers(
    `PUT ${base}/:scheduledTrainingId/unstart`,
    ofTraining('STARTED', (id) => step(id, 'unstart')),
    staffOfTheClub,
  ),
  answers(
    `PUT ${base}/:scheduledTrainingId/finish`,
    ofTraining('STARTED', (id) => step(id, 'finish')),
    staffOfTheClub,
  ),
  answers(
    `PUT ${base}/:scheduledTrainingId/unfinish`,
    ofTraining('FINISHED', (id) => step(id, 'unfinish')),
    staffOfTheClub,
  ),
  answers(`PUT ${playerdata}/add`, addingPlayers, staffOfTheClub),
  answers(
    `PUT ${playerdata}/edit`,
    ofTraining('STARTED', (id) => ofSession(id, 'edit')),
    staffOfTheClub,
  ),
  answers(`PUT ${base}/:scheduledTrainingId/groups`, grouping, staffOfTheClub),
  answers(
    `PUT ${playerdata}/edit/:playerDataId`,
    ofPlayerSession('ADDED', (training, id) => ofSession(training, `edit/${id}`)),
    staffOfTheClub,
  ),
  answers(
    `PUT ${playerdata}/finish/:playerDataId`,
    ofPlayerSession('EDIT', (training, id) => ofSession(training, `finish/${id}`)),
    staffOfTheClub,
  ),
  answers(
    `DELETE ${playerdata}/delete/:playerDataId`,
    ofPlayerSession('EDIT', (training, id) => ofSession(training, `delete/${id}`)),
    staffOfTheClub,
  ),
  answers(
    `PUT ${playerdata}/:playerDataId/ball/add`,
    ofPlayerSession('EDIT', (training, id) => ofSession(training, `${id}/ball/add`), ball),
    staffOfTheClub,
  ),
  answers(`PUT ${playerdata}/:playerDataId/ball/move`, movingBall, staffOfTheClub),
  answers(`PUT ${playerdata}/:playerDataId/handicap`, correctingHandicap, staffOfTheClub),
  answers(
    `PUT ${playerdata}/:playerDataId/balls/add`,
    ofPlayerSession('EDIT', (training, id) => ofSession(training, `${id}/balls/add`), { balls: [ball] }),
    staffOfTheClub,
  ),
];

const LINKS = '/api/golfclub/:golfclubId/displaylinks';

const making: MakeCall = ({ club }) => ({
  path: `/api/golfclub/${club.id}/displaylinks`,
  body: { name: 'Clubhouse', shortNames: true },
});

const revoking: MakeCall = async ({ club }) => ({
  path: `/api/golfclub/${club.id}/displaylinks/${(await makeDisplayLink({ club })).id}`,
});

const makingCode: MakeCall = async ({ club }) => ({
  path: `/api/golfclub/${club.id}/displaylinks/${(await makeDisplayLink({ club })).id}/code`,
});

const opening: MakeCall = async ({ club }) => ({
  path: '/api/display/open',
  body: { code: await makeDisplayCode(await makeDisplayLink({ club })) },
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
  answers(`POST ${LINKS}/:displayLinkId/code`, makingCode, [201, 201, 403, 403, 401, 404]),
  answers('POST /api/display/open', opening, [200, 200, 200, 200, 200, 200]),
  plainly('GET /api/display', withoutLink),
  plainly('GET /api/display/live', withoutLink),
];
