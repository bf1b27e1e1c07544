import { displaySecret, type Handle, put, take } from '@/session/secrets';
import type { Display, DisplayLink, MadeDisplayLink, NewDisplayLink } from '@contract/display';
import type { Deleted } from '@contract/shapes';
import { api } from './api';
import { sendPatiently } from './baseQuery';
import { send } from './send';

/** Longer than any answer takes; a connection that hangs must not hold up a screen that nobody looks after. */
const LONGEST_MS = 20_000;

const displayApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The number stands for the link's secret, which is never part of an action or of the state. */
    getDisplay: build.query<Display, { link: number }>({
      queryFn: async ({ link }, { signal }) => {
        const patience = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
        const call = { call: 'readDisplay', path: '/api/display' };
        const result = await send(call, displaySecret(link), patience, 'Display');
        return 'failure' in result ? { error: result.failure } : { data: result.answer.data as Display };
      },
    }),
  }),
});

export const { useGetDisplayQuery } = displayApi;

const path = '/api/golfclub/{golfclubId}/displaylinks';

/** A link with its secret in the drawer. */
type Made = { link: DisplayLink; secret: Handle<string> };

const displayLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDisplayLinks: build.query<DisplayLink[], { golfclubId: string }>({
      query: (parameters) => ({ call: 'readDisplayLinks', path, parameters }),
      providesTags: ['DisplayLink'],
    }),
    /** The secret lies in the drawer under the number that is answered. */
    makeDisplayLink: build.mutation<Made, { golfclubId: string; link: NewDisplayLink }>({
      queryFn: async ({ golfclubId, link: body }, lifecycle) => {
        const call = { call: 'makeDisplayLink', method: 'POST', path, parameters: { golfclubId }, body } as const;
        const result = await sendPatiently(call, lifecycle);
        if ('failure' in result) return { error: result.failure };
        const { link, secret } = result.answer.data as MadeDisplayLink;
        return { data: { link, secret: put(secret) } };
      },
      invalidatesTags: ['DisplayLink'],
    }),
    revokeDisplayLink: build.mutation<Deleted, { golfclubId: string; displayLinkId: string }>({
      query: (parameters) => ({
        call: 'revokeDisplayLink',
        method: 'DELETE',
        path: `${path}/{displayLinkId}`,
        parameters,
      }),
      invalidatesTags: ['DisplayLink'],
    }),
  }),
});

export const { useGetDisplayLinksQuery, useMakeDisplayLinkMutation, useRevokeDisplayLinkMutation } = displayLinkApi;

/** Returns the secret of the link that was made; undefined if it was taken before. */
export const takeDisplaySecret = ({ secret }: Made): string | undefined => take(secret);
