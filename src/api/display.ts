import { todayHere } from '@/i18n/dates';
import { linkSecret, type SecretHandle, storeSecret, storeLinkSecret, takeSecret } from '@/session/secrets';
import type {
  Display,
  DisplayCode,
  DisplayLink,
  MadeDisplayLink,
  NewDisplayLink,
  OpenDisplay,
  OpenedDisplay,
} from '@contract/display';
import type { Deleted } from '@contract/shapes';
import { api } from './api';
import { sendPatiently } from './baseQuery';
import type { Keyed } from './call';
import { send } from './send';

/** Longer than any answer takes; a connection that hangs must not hold up a screen that nobody looks after. */
const LONGEST_MS = 20_000;

const displayApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The number stands for the link's secret, which is never part of an action or of the state. */
    getDisplay: build.query<Display, { link: number }>({
      queryFn: async ({ link }, { signal }) => {
        const patience = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
        const call = { call: 'readDisplay', path: '/api/display', query: { today: todayHere() } };
        const result = await send(call, linkSecret(link), patience, 'Display');
        return 'failure' in result ? { error: result.failure } : { data: result.answer.data as Display };
      },
    }),
    /** The code lies in the secret store; the number that is answered stands for the secret it was exchanged for. */
    openDisplay: build.mutation<{ link: number }, { code: SecretHandle<OpenDisplay> }>({
      queryFn: async ({ code }, { signal }) => {
        const call = {
          call: 'openDisplay',
          method: 'POST',
          path: '/api/display/open',
          body: takeSecret(code),
        } as const;
        const result = await send(call, null, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]));
        if ('failure' in result) return { error: result.failure };
        return { data: { link: storeLinkSecret((result.answer.data as OpenedDisplay).secret) } };
      },
    }),
  }),
});

export const { useGetDisplayQuery, useOpenDisplayMutation } = displayApi;

/** Returns what, dispatched, answers the reading of a display that is under way; undefined without one. */
export const displayReading = (link: number) => displayApi.util.getRunningQueryThunk('getDisplay', { link });

const path = '/api/golfclub/{golfclubId}/displaylinks';

/** A code in the secret store. */
type MadeCode = { expiresAt: string; secret: SecretHandle<string> };

/** A link with its secret and its code in the secret store. */
type Made = { link: DisplayLink; secret: SecretHandle<string>; code: MadeCode };

const withStoredCode = ({ code, expiresAt }: DisplayCode): MadeCode => ({ expiresAt, secret: storeSecret(code) });

const displayLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDisplayLinks: build.query<DisplayLink[], { golfclubId: string }>({
      query: (parameters) => ({ call: 'readDisplayLinks', path, parameters }),
      providesTags: ['DisplayLink'],
    }),
    /** The secret and the code lie in the secret store under the numbers that are answered. */
    makeDisplayLink: build.mutation<Made, { golfclubId: string; link: NewDisplayLink }>({
      queryFn: async ({ golfclubId, link: body }, lifecycle) => {
        const call = { call: 'makeDisplayLink', method: 'POST', path, parameters: { golfclubId }, body } as const;
        const result = await sendPatiently(call, lifecycle);
        if ('failure' in result) return { error: result.failure };
        const { link, secret, code } = result.answer.data as MadeDisplayLink;
        return { data: { link, secret: storeSecret(secret), code: withStoredCode(code) } };
      },
      invalidatesTags: ['DisplayLink'],
    }),
    makeDisplayCode: build.mutation<MadeCode, { golfclubId: string; displayLinkId: string }>({
      queryFn: async (parameters, lifecycle) => {
        const call = {
          call: 'makeDisplayCode',
          method: 'POST',
          path: `${path}/{displayLinkId}/code`,
          parameters,
        } as const;
        const result = await sendPatiently(call, lifecycle);
        return 'failure' in result
          ? { error: result.failure }
          : { data: withStoredCode(result.answer.data as DisplayCode) };
      },
    }),
    revokeDisplayLink: build.mutation<Deleted, { golfclubId: string; displayLinkId: string } & Keyed>({
      query: ({ idempotencyKey, ...parameters }) => ({
        call: 'revokeDisplayLink',
        method: 'DELETE',
        path: `${path}/{displayLinkId}`,
        parameters,
        idempotencyKey,
      }),
      invalidatesTags: ['DisplayLink'],
    }),
  }),
});

export const {
  useGetDisplayLinksQuery,
  useMakeDisplayLinkMutation,
  useMakeDisplayCodeMutation,
  useRevokeDisplayLinkMutation,
} = displayLinkApi;

/** Returns the secret of the link that was made, or its code; undefined if it was taken before. */
export const takeDisplaySecret = ({ secret }: Pick<Made, 'secret'>): string | undefined => takeSecret(secret);
