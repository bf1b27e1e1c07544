import type { EditedGolfclub, Golfclub, GolfclubToJoin, NewGolfclub } from '@contract/golfclub';
import type { Deleted } from '@contract/shapes';
import { api } from './api';
import { isList, type Keyed } from './call';

/** `members: 'none'` leaves the members out, of which a club may have thousands. */
type WithMembers = { members?: 'none' };

/** Members carry the name of their club. */
const changed = ['Golfclub', 'Member', 'Change'] as const;

export const golfclubApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGolfclubs: build.query<Golfclub[], WithMembers | void>({
      query: (wanted) => ({
        call: 'listGolfclubs',
        path: '/api/golfclub',
        query: { members: wanted?.members },
        isAnswer: isList,
      }),
      providesTags: ['Golfclub'],
    }),
    getGolfclub: build.query<Golfclub, { id: string } & WithMembers>({
      query: ({ id, members }) => ({
        call: 'readGolfclub',
        path: '/api/golfclub/{id}',
        parameters: { id },
        query: { members },
      }),
      providesTags: ['Golfclub'],
    }),
    createGolfclub: build.mutation<Golfclub, NewGolfclub & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'createGolfclub',
        method: 'POST',
        path: '/api/golfclub',
        body,
        idempotencyKey,
      }),
      invalidatesTags: changed,
    }),
    updateGolfclub: build.mutation<Golfclub, EditedGolfclub & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'updateGolfclub',
        method: 'PUT',
        path: '/api/golfclub',
        query: { members: 'none' },
        body,
        idempotencyKey,
      }),
      invalidatesTags: changed,
    }),
    deleteGolfclub: build.mutation<Deleted, { golfclubId: string } & Keyed>({
      query: ({ golfclubId, idempotencyKey }) => ({
        call: 'deleteGolfclub',
        method: 'DELETE',
        path: '/api/golfclub/{golfclubId}',
        parameters: { golfclubId },
        idempotencyKey,
      }),
      invalidatesTags: changed,
    }),
    /** The clubs one can sign up for; nobody need be signed in. */
    getClubsToJoin: build.query<GolfclubToJoin[], void>({
      query: () => ({ call: 'listClubsToJoin', path: '/api/golfclub/signup' }),
    }),
  }),
});

export const {
  useGetGolfclubsQuery,
  useGetGolfclubQuery,
  useCreateGolfclubMutation,
  useUpdateGolfclubMutation,
  useDeleteGolfclubMutation,
  useGetClubsToJoinQuery,
} = golfclubApi;
