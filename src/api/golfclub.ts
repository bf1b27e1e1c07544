import type { Golfclub } from '../../contract/golfclub';
import { api } from './api';

/** `members: 'none'` leaves the members out, of which a club may have thousands. */
type WithMembers = { members?: 'none' };

export const golfclubApi = api.injectEndpoints({
  endpoints: (build) => ({
    golfclubs: build.query<Golfclub[], WithMembers | void>({
      query: (wanted) => ({
        call: 'listGolfclubs',
        path: '/api/golfclub',
        query: { members: wanted?.members },
      }),
      providesTags: ['Golfclub'],
    }),
    golfclub: build.query<Golfclub, { id: string } & WithMembers>({
      query: ({ id, members }) => ({
        call: 'readGolfclub',
        path: '/api/golfclub/{id}',
        parameters: { id },
        query: { members },
      }),
      providesTags: ['Golfclub'],
    }),
  }),
});

export const { useGolfclubsQuery, useGolfclubQuery } = golfclubApi;
