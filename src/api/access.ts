import { type SecretHandle, linkSecret, storeSecret, takeSecret } from '@/session/secrets';
import type {
  AccessLinksFor,
  AccessMailsFor,
  MadeAccessLink,
  MadeAccessLinks,
  MailsOfBatch,
  OpenedAccessLink,
  PasswordByLink,
  PasswordSet,
  QueuedMails,
} from '@contract/access';
import { api } from './api';
import { sendPatiently } from './baseQuery';
import { send } from './send';

type Results = MadeAccessLinks['results'];

const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The link with its secret lies in the secret store under the number that is answered. */
    makeAccessLink: build.mutation<{ link: SecretHandle<MadeAccessLink> }, { golfclubId: string; username: string }>({
      queryFn: async (parameters, lifecycle) => {
        const path = '/api/golfclub/{golfclubId}/member/{username}/accesslink';
        const call = { call: 'makeAccessLink', method: 'POST', path, parameters } as const;
        const result = await sendPatiently(call, lifecycle);
        if ('failure' in result) return { error: result.failure };
        return { data: { link: storeSecret(result.answer.data as MadeAccessLink) } };
      },
      invalidatesTags: ['Member', 'MemberCounts', 'Change'],
    }),
    /** The links with their secrets lie in the secret store under the number that is answered. */
    makeAccessLinks: build.mutation<{ results: SecretHandle<Results> }, AccessLinksFor>({
      queryFn: async (body, lifecycle) => {
        const path = '/api/golfclub/members/accesslinks';
        const result = await sendPatiently({ call: 'makeAccessLinks', method: 'POST', path, body }, lifecycle);
        if ('failure' in result) return { error: result.failure };
        return { data: { results: storeSecret((result.answer.data as MadeAccessLinks).results) } };
      },
      invalidatesTags: ['Member', 'MemberCounts', 'Change'],
    }),
    /** The server sends the links by itself, so nobody here learns their secrets. */
    sendAccessLinks: build.mutation<QueuedMails, AccessMailsFor>({
      query: (body) => ({
        call: 'sendAccessLinks',
        method: 'POST',
        path: '/api/golfclub/members/accesslinks/mail',
        body,
      }),
      invalidatesTags: ['Member', 'MemberCounts', 'Change'],
    }),
    getAccessMails: build.query<MailsOfBatch, { batchId: string }>({
      query: (parameters) => ({
        call: 'getAccessMails',
        path: '/api/golfclub/members/accesslinks/mail/{batchId}',
        parameters,
      }),
      onQueryStarted: async (_batch, { queryFulfilled, dispatch }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        // The link of a mail that was given up is over.
        if (data?.waiting === 0 && data.failed.length > 0) dispatch(api.util.invalidateTags(['Member', 'Change']));
      },
    }),
    /** The number stands for the link's secret, which is never part of an action or of the state. */
    getAccessLink: build.query<OpenedAccessLink, { link: number }>({
      queryFn: async ({ link }, { signal }) => {
        const call = { call: 'openAccessLink', path: '/api/auth/access' };
        const result = await send(call, linkSecret(link), signal, 'AccessLink');
        return 'failure' in result ? { error: result.failure } : { data: result.answer.data as OpenedAccessLink };
      },
    }),
    /** Secret and password lie in the secret store. */
    setPasswordByLink: build.mutation<PasswordSet, { password: SecretHandle<PasswordByLink> }>({
      queryFn: async ({ password }, { signal }) => {
        const call = { call: 'setPasswordByLink', method: 'POST', path: '/api/auth/access' } as const;
        const result = await send({ ...call, body: takeSecret(password) }, null, signal);
        return 'failure' in result ? { error: result.failure } : { data: result.answer.data as PasswordSet };
      },
    }),
  }),
});

export const {
  useMakeAccessLinkMutation,
  useMakeAccessLinksMutation,
  useSendAccessLinksMutation,
  useGetAccessMailsQuery,
  useGetAccessLinkQuery,
  useSetPasswordByLinkMutation,
} = accessApi;

/** Returns the link that was made; undefined if it was taken before. */
export const takeAccessLink = ({ link }: { link: SecretHandle<MadeAccessLink> }): MadeAccessLink | undefined =>
  takeSecret(link);

/** Returns what became of each member; undefined if it was taken before. */
export const takeAccessLinks = ({ results }: { results: SecretHandle<Results> }): Results | undefined =>
  takeSecret(results);
