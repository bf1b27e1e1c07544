import {
  HelperCodeParams,
  HelperCodes,
  HelperSignIn,
  MadeHelperCode,
  TrainingHelperParams,
  TrainingHelpers,
} from '@contract/helper';
import { SignedIn, SignedOut } from '@contract/session';
import { Deleted } from '@contract/shapes';
import { ScheduledTrainingParams } from '@contract/training';
import type { Database } from '@server/db/database';
import { type AccessTokens, TOKEN_SECONDS } from '@server/http/accessTokens';
import type { CodeHashes } from '@server/db/codeHashes';
import { route, type Route } from '@server/http/route';
import {
  eraseHelperName,
  type HelperErasure,
  makeHelperCode,
  revokeHelperCode,
  signInHelper,
  signOutHelper,
} from './changeHelpers';
import { helpedTraining, helperCodesOf, helpersOf } from './queries';

const CODES = '/api/scheduledtrainings/:scheduledTrainingId/helpercodes';
const HELPERS = '/api/scheduledtrainings/:scheduledTrainingId/helpers';

interface OtherModules extends HelperErasure {
  /** Returns what is found by a code that somebody typed, and limits how many wrong ones are tried. */
  findByCode: <Found>(
    db: Database,
    address: string,
    find: (codes: { onlyRecent: boolean }) => Promise<Found | null>,
  ) => Promise<Found>;
}

/** Returns how helper's codes are made and revoked, how helpers sign in by them and out, and how their names are erased. */
export function helperRoutes(
  db: Database,
  tokens: AccessTokens,
  hashes: CodeHashes,
  { findByCode, ...erasure }: OtherModules,
): Route[] {
  return [
    route({
      method: 'GET',
      path: CODES,
      right: 'helperCode.list',
      summary:
        "The helper's codes of a training that work, with who is signed in by them; the codes are told to nobody again",
      params: ScheduledTrainingParams,
      answer: HelperCodes,
      handle: async ({ caller, params }) => {
        const { id } = await helpedTraining(db, caller.scope, params.scheduledTrainingId);
        return helperCodesOf(db, id);
      },
    }),
    route({
      method: 'POST',
      path: CODES,
      right: 'helperCode.create',
      summary:
        "Make a code that lets helpers record the balls of a running training, and nothing else; it ends with the training or its maker's right, and is told this once",
      params: ScheduledTrainingParams,
      answer: MadeHelperCode,
      status: 201,
      refuses: ['wrong-state'],
      handle: ({ caller, params }) => makeHelperCode(db, caller, params.scheduledTrainingId, hashes),
    }),
    route({
      method: 'DELETE',
      path: `${CODES}/:helperCodeId`,
      right: 'helperCode.revoke',
      summary: "Revoke a helper's code: who is signed in by it is refused at once, their live streams end",
      params: HelperCodeParams,
      answer: Deleted,
      handle: ({ params, ...change }) => revokeHelperCode(db, change, params),
    }),
    route({
      method: 'GET',
      path: HELPERS,
      right: 'helper.list',
      summary: 'The helpers of a training, also of one that is finished, with how many of its balls they recorded',
      params: ScheduledTrainingParams,
      answer: TrainingHelpers,
      handle: async ({ caller, params }) => {
        const { id } = await helpedTraining(db, caller.scope, params.scheduledTrainingId);
        return helpersOf(db, id);
      },
    }),
    route({
      method: 'DELETE',
      path: `${HELPERS}/:helperId`,
      right: 'helper.erase',
      summary:
        'Erase the name of a helper, from the record of changes too: their balls stay, their sign-ins and live streams end',
      params: TrainingHelperParams,
      answer: Deleted,
      handle: ({ params, ...change }) => eraseHelperName(db, change, params, erasure),
    }),
    route({
      method: 'POST',
      path: '/api/helper/signin',
      right: 'helper.signIn',
      summary:
        'Sign in as a helper with a code and a name, for 12 hours at most: reads that training, opens its player sessions, records and clears their balls, hears of it live; everything else is refused',
      body: HelperSignIn,
      answer: SignedIn,
      refuses: ['code-not-valid', 'too-many-requests', 'wrong-state'],
      handle: async ({ body, address }) => {
        const { helperId, signInId, name, trainingId, golfclubId } = await findByCode(db, address, (codes) =>
          signInHelper(db, body, hashes, codes),
        );
        const accessToken = await tokens.issue({
          sub: helperId,
          jti: signInId,
          golfclubId,
          email: '',
          firstName: name,
          lastName: '',
          roles: JSON.stringify(['HELPER']),
          trainingId,
        });
        return { accessToken, tokenType: 'Bearer' as const, expiresIn: TOKEN_SECONDS };
      },
    }),
    route({
      method: 'POST',
      path: '/api/helper/signout',
      right: 'helper.signOut',
      summary: 'End the sign-in of a helper',
      answer: SignedOut,
      handle: async ({ caller }) => {
        await signOutHelper(db, caller.signInId);
        return { signedOut: true as const };
      },
    }),
  ];
}
