import type { Dispatch } from '@reduxjs/toolkit';
import type { Member } from '../../contract/member';
import type { SignedIn, SignIn } from '../../contract/session';
import { sessionOfToken, type LoginSession } from '../session/loginSession';
import { tellOtherTabs } from '../session/otherTabs';
import { take, type Handle } from '../session/secrets';
import type { sessionSlice } from '../session/sessionSlice';
import { selectSession, signedIn, signedOut } from '../session/sessionSlice';
import { answerWaitingCalls } from '../session/signInAgain';
import { currentToken, dropToken, keepToken } from '../session/token';
import type { Failure } from '../ui/failure';
import { api } from './api';
import { sendPatiently } from './baseQuery';
import { send } from './send';

type WithSession = { [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState> };

const unreadable: Failure = { status: 'NOT_THE_SERVER', error: 'the answer carries no readable token' };

/** Forgets who is signed in; the other tabs are told if it is said whose session that was. */
function forget(dispatch: Dispatch, session: LoginSession | null): void {
  if (session) tellOtherTabs(session.id);
  dropToken();
  dispatch(signedOut());
  answerWaitingCalls(false);
}

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the number of credentials put into `session/secrets`; its answer is the session, never the token. */
    signIn: build.mutation<LoginSession, { secret: Handle<SignIn> }>({
      queryFn: async ({ secret }, { dispatch, getState, signal }) => {
        const body = take(secret);
        const result = await send({ call: 'signIn', method: 'POST', path: '/api/auth/signin', body }, null, signal);
        if ('failure' in result) return { error: result.failure };
        const { accessToken } = result.answer.data as SignedIn;
        const session = sessionOfToken(accessToken)?.session;
        if (!session) return { error: unreadable };
        const before = selectSession(getState() as WithSession);
        if (before && before.id !== session.id) dispatch(signedOut());
        keepToken(accessToken, session);
        dispatch(signedIn(session));
        answerWaitingCalls(before?.id === session.id);
        return { data: session };
      },
    }),
    /**
     * Forgets who is signed in at once, also without a network; the server and the other tabs are told in passing.
     * A tab that follows another one tells nobody: its word could reach a tab that is signed in anew by then.
     */
    signOut: build.mutation<null, { followsAnotherTab: true } | void>({
      queryFn: async (why, { dispatch, getState }) => {
        const session = selectSession(getState() as WithSession);
        const token = currentToken();
        forget(dispatch, why ? null : session);
        await send({ call: 'signOut', method: 'POST', path: '/api/auth/signout' }, token);
        return { data: null };
      },
    }),
    /** Ends all sign-ins of this person, here and everywhere; none where the server has not said so. */
    signOutEverywhere: build.mutation<null, void>({
      queryFn: async (_none, lifecycle) => {
        const call = { call: 'signOutEverywhere', method: 'POST', path: '/api/auth/signout/everywhere' } as const;
        const result = await sendPatiently(call, lifecycle);
        if ('failure' in result) return { error: result.failure };
        forget(lifecycle.dispatch, selectSession(lifecycle.getState() as WithSession));
        return { data: null };
      },
    }),
    whoami: build.query<Member, void>({
      query: () => ({ call: 'whoami', path: '/api/golfclub/whoami' }),
      providesTags: ['Member'],
    }),
  }),
});

export const { useSignInMutation, useSignOutMutation, useSignOutEverywhereMutation, useWhoamiQuery } = authApi;

/** The same sign-out outside of components. */
export const signOut = authApi.endpoints.signOut.initiate;
