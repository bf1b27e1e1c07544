import { makeHelper, makeHelperCode } from '@test/fixtures/helpers';
import { type MakeCall, ofTraining } from './askedFor';
import { answers, type Expectation, plainly, staffOfTheClub, type Statuses } from './expectation';
import type { ViewpointContext } from './viewpoint';

const CODES = '/api/scheduledtrainings/:scheduledTrainingId/helpercodes';
const HELPERS = '/api/scheduledtrainings/:scheduledTrainingId/helpers';

async function madeCode({ fixtures, club, template, people }: ViewpointContext) {
  const pro = people.get('pro');
  if (!pro) throw new Error('there is no pro');
  return makeHelperCode(pro, await fixtures.training({ club, template, status: 'STARTED' }));
}

const codesOf = (trainingId: string) => `/api/scheduledtrainings/${trainingId}/helpercodes`;

const helpersOf = (trainingId: string) => `/api/scheduledtrainings/${trainingId}/helpers`;

const revoking: MakeCall = async (context) => {
  const { id, trainingId } = await madeCode(context);
  return { path: `${codesOf(trainingId)}/${id}` };
};

const signingIn: MakeCall = async (context) => ({
  path: '/api/helper/signin',
  body: { code: (await madeCode(context)).code, name: 'Hanna' },
});

const erasing: MakeCall = async ({ fixtures, club, template, people }) => {
  const pro = people.get('pro');
  if (!pro) throw new Error('there is no pro');
  const training = await fixtures.training({ club, template, status: 'STARTED' });
  return { path: `${helpersOf(training.id)}/${(await makeHelper(pro, training)).id}` };
};

const making: Statuses = [201, 201, 403, 403, 401, 404];

/** No member is the helper of a training. */
const helpersAlone: Statuses = [403, 403, 403, 403, 401, 403];

export const helperRoutes: Expectation[] = [
  answers(`GET ${CODES}`, ofTraining('STARTED', codesOf), staffOfTheClub),
  answers(`POST ${CODES}`, ofTraining('STARTED', codesOf), making),
  answers(`DELETE ${CODES}/:helperCodeId`, revoking, staffOfTheClub),
  answers(`GET ${HELPERS}`, ofTraining('FINISHED', helpersOf), staffOfTheClub),
  answers(`DELETE ${HELPERS}/:helperId`, erasing, staffOfTheClub),
  answers('POST /api/helper/signin', signingIn, [200, 200, 200, 200, 200, 200]),
  plainly('POST /api/helper/signout', helpersAlone),
];
