import type { DisplayLink, MadeDisplayLink, NewDisplayLink } from '../../contract/display';
import type { Deleted } from '../../contract/shapes';
import { put, take, type Handle } from '../session/secrets';
import { api } from './api';
import { sendPatiently } from './baseQuery';

const path = '/api/golfclub/{golfclubId}/displaylinks';

/** A link with its secret in the drawer. */
type Made = { link: DisplayLink; secret: Handle<string> };

const displayLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    displayLinks: build.query<DisplayLink[], { golfclubId: string }>({
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

export const { useDisplayLinksQuery, useMakeDisplayLinkMutation, useRevokeDisplayLinkMutation } = displayLinkApi;

/** Returns the secret of the link that was made; undefined if it was taken before. */
export const takeDisplaySecret = ({ secret }: Made): string | undefined => take(secret);
