import type { Dispatch } from '@reduxjs/toolkit';
import type { Failure } from '@/errors/failure';
import { type LoginSession, sessionOfToken } from '@/session/loginSession';
import { rememberHelper } from '@/session/earlierHelpers';
import { ALL_SIGN_INS, notifyOtherTabs } from '@/session/otherTabs';
import { type SecretHandle, takeSecret } from '@/session/secrets';
import { selectSession, signedIn, signedOut, type WithSession } from '@/session/sessionSlice';
import { answerWaitingCalls } from '@/session/signInAgain';
import { currentSignInId, currentToken, endSession, storeToken } from '@/session/token';
import type { HelperSignIn } from '@contract/helper';
import type { Member } from '@contract/member';
import type { Accepted, Approved, ChangePassword, SignIn, SignUp, SignUpForClub, SignedIn } from '@contract/session';
import { api } from './api';
import { sendPatiently, sendSecret } from './baseQuery';
import { endSignIn } from './endSignIn';
import { send } from './send';

const unreadable: Failure = { status: 'NOT_THE_SERVER', error: 'the answer carries no readable token' };

/** Forgets who is signed in. */
function forget(dispatch: Dispatch): void {
  endSession();
  dispatch(signedOut());
  answerWaitingCalls(false);
}

/** Goes on as whoever the token says; null where it cannot be read. */
function begin(
  { accessToken }: SignedIn,
  { dispatch, getState }: { dispatch: Dispatch; getState: () => unknown },
): LoginSession | null {
  const session = sessionOfToken(accessToken)?.session;
  if (!session) return null;
  const before = selectSession(getState() as WithSession);
  if (before && before.id !== session.id) dispatch(signedOut());
  storeToken(accessToken, session);
  dispatch(signedIn(session));
  answerWaitingCalls(before?.id === session.id);
  return session;
}

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the number of credentials put into `session/secrets`; its answer is the session, never the token. */
    signIn: build.mutation<LoginSession, { secret: SecretHandle<SignIn> }>({
      queryFn: async ({ secret }, { dispatch, getState, signal }) => {
        const body = takeSecret(secret);
        const result = await send({ call: 'signIn', method: 'POST', path: '/api/auth/signin', body }, null, signal);
        if ('failure' in result) return { error: result.failure };
        const session = begin(result.answer.data as SignedIn, { dispatch, getState });
        return session ? { data: session } : { error: unreadable };
      },
    }),
    /** A helper's code and name lie in the secret store; its answer is the session, never the token. */
    signInHelper: build.mutation<LoginSession, { secret: SecretHandle<HelperSignIn> }>({
      queryFn: async ({ secret }, { dispatch, getState, signal }) => {
        const call = {
          call: 'signInHelper',
          method: 'POST',
          path: '/api/helper/signin',
          body: takeSecret(secret),
        } as const;
        const result = await send(call, null, signal);
        if ('failure' in result) return { error: result.failure };
        const session = begin(result.answer.data as SignedIn, { dispatch, getState });
        if (!session) return { error: unreadable };
        rememberHelper(session);
        return { data: session };
      },
    }),
    /**
     * Forgets who is signed in at once, also without a network; the server and the other tabs are notified without waiting for
     * them. A tab that follows another one tells no tab: its word could reach one that is signed in anew by then. It tells the
     * server only of a sign-in that the other tab has not ended, or cannot end now.
     */
    signOut: build.mutation<null, { followsAnotherTab: true; isEnded?: true } | void>({
      queryFn: async (why, { dispatch, getState }) => {
        const session = selectSession(getState() as WithSession);
        const token = currentToken();
        if (session && !why) notifyOtherTabs(session.id, currentSignInId());
        forget(dispatch);
        // Without a network the other tab may be closed before it has ended it.
        if (why?.isEnded && navigator.onLine) return { data: null };
        await endSignIn(session?.trainingId === undefined ? '/api/auth/signout' : '/api/helper/signout', token);
        return { data: null };
      },
    }),
    /** Ends all sign-ins of this person, here and everywhere; none where the server has not answered. */
    signOutEverywhere: build.mutation<null, void>({
      queryFn: async (_none, lifecycle) => {
        const call = { call: 'signOutEverywhere', method: 'POST', path: '/api/auth/signout/everywhere' } as const;
        const result = await sendPatiently(call, lifecycle);
        if ('failure' in result) return { error: result.failure };
        const session = selectSession(lifecycle.getState() as WithSession);
        if (session) notifyOtherTabs(session.id, ALL_SIGN_INS);
        forget(lifecycle.dispatch);
        return { data: null };
      },
    }),
    getWhoami: build.query<Member, void>({
      query: () => ({ call: 'whoami', path: '/api/golfclub/whoami' }),
      providesTags: ['Member'],
    }),
  }),
});

export const {
  useSignInMutation,
  useSignInHelperMutation,
  useSignOutMutation,
  useSignOutEverywhereMutation,
  useGetWhoamiQuery,
  useLazyGetWhoamiQuery,
} = authApi;

/** The same sign-out outside of components. */
export const signOut = authApi.endpoints.signOut.initiate;

export interface ApprovalLink {
  golfclubId: string;
  username: string;
  code: string;
}

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The registration, with its password and the club that was chosen, lies in the secret store. */
    signUp: build.mutation<Accepted, { registration: SecretHandle<SignUpForClub> }>({
      queryFn: ({ registration }, lifecycle) =>
        sendSecret<Accepted>({ call: 'signUp', method: 'POST', path: '/api/auth/signup' }, registration, lifecycle),
    }),
    /** The same for the club whose own link led to the sign-up. */
    signUpForClub: build.mutation<Accepted, { golfclubId: string; registration: SecretHandle<SignUp> }>({
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
    /** The link's parts, of which the code is a secret, lie in the secret store. */
    approveByCode: build.mutation<Approved, { link: SecretHandle<ApprovalLink> }>({
      queryFn: async ({ link }, { signal }) => {
        const parameters = { ...takeSecret(link) };
        const path = '/api/golfclub/signup/member/approve/{golfclubId}/{username}/{code}';
        const call = { call: 'approveByCode', path, parameters, changesByGet: true } as const;
        const result = await send(call, currentToken(), signal);
        return 'failure' in result ? { error: result.failure } : { data: result.answer.data as Approved };
      },
    }),
    /** Both passwords lie in the secret store. All other sessions end; this one goes on with a new token. */
    changePassword: build.mutation<null, { passwords: SecretHandle<ChangePassword> }>({
      queryFn: async ({ passwords }, lifecycle) => {
        const call = { call: 'changePassword', method: 'PUT', path: '/api/auth/password' } as const;
        const result = await sendSecret<SignedIn>(call, passwords, lifecycle);
        if ('error' in result) return result;
        const session = sessionOfToken(result.data.accessToken)?.session;
        if (session) {
          storeToken(result.data.accessToken, session);
          lifecycle.dispatch(signedIn(session));
          answerWaitingCalls(true);
        }
        return { data: null };
      },
    }),
  }),
});

export const { useSignUpMutation, useSignUpForClubMutation, useApproveByCodeMutation, useChangePasswordMutation } =
  accountApi;
