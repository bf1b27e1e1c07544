import type { Accepted, Approved, ChangePassword, SignedIn, SignUp, SignUpForClub } from '../../contract/session';
import { sessionOfToken } from '../session/loginSession';
import type { Handle } from '../session/secrets';
import { take } from '../session/secrets';
import { signedIn } from '../session/sessionSlice';
import { keepToken } from '../session/token';
import { api } from './api';
import { send } from './send';
import { sendSecret } from './sendSecret';

export interface ApprovalLink {
  golfclubId: string;
  username: string;
  code: string;
}

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The registration, with its password and the club that was chosen, lies in the drawer. */
    signUp: build.mutation<Accepted, { registration: Handle<SignUpForClub> }>({
      queryFn: ({ registration }, lifecycle) =>
        sendSecret<Accepted>({ call: 'signUp', method: 'POST', path: '/api/auth/signup' }, registration, lifecycle),
    }),
    /** The same for the club whose own link led to the sign-up. */
    signUpForClub: build.mutation<Accepted, { golfclubId: string; registration: Handle<SignUp> }>({
      queryFn: ({ golfclubId, registration }, lifecycle) =>
        sendSecret<Accepted>(
          {
            call: 'signUpForClub',
            method: 'POST',
            path: '/api/golfclub/signup/{golfclubId}',
            parameters: { golfclubId },
          },
          registration,
          lifecycle,
        ),
    }),
    /** The link's parts, of which the code is a secret, lie in the drawer. */
    approveByCode: build.mutation<Approved, { link: Handle<ApprovalLink> }>({
      queryFn: async ({ link }, { signal }) => {
        const parameters = { ...take(link) };
        const path = '/api/golfclub/signup/member/approve/{golfclubId}/{username}/{code}';
        const result = await send({ call: 'approveByCode', path, parameters, changesByGet: true }, null, signal);
        return 'failure' in result ? { error: result.failure } : { data: result.answer.data as Approved };
      },
    }),
    /** Both passwords lie in the drawer. All other sessions end; this one goes on with a new token. */
    changePassword: build.mutation<null, { passwords: Handle<ChangePassword> }>({
      queryFn: async ({ passwords }, lifecycle) => {
        const call = { call: 'changePassword', method: 'PUT', path: '/api/auth/password' } as const;
        const result = await sendSecret<SignedIn>(call, passwords, lifecycle);
        if ('error' in result) return result;
        const session = sessionOfToken(result.data.accessToken)?.session;
        if (session) {
          keepToken(result.data.accessToken, session);
          lifecycle.dispatch(signedIn(session));
        }
        return { data: null };
      },
    }),
  }),
});

export const { useSignUpMutation, useSignUpForClubMutation, useApproveByCodeMutation, useChangePasswordMutation } =
  accountApi;
