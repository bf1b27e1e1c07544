import type { Member, MemberCountQuery, MemberCounts, MemberIdsQuery, MemberQuery } from '@contract/member';
import { type ToldApart, toldApart } from '@contract/namesakes';
import { api } from './api';
import type { Meta } from './baseQuery';
import { isList } from './call';
import { tagsOfCounts, tagsOfMember, tagsOfMembers } from './memberTags';

type Listing = Omit<MemberQuery, 'page' | 'pageSize'> & { page?: number; pageSize?: number };

/** A list, or one page of it, and how many there are in all. */
export interface Members {
  members: ToldApart<Member>[];
  totalCount: number;
}

/** The ids of a selection; there are more in all where it is longer than `MOST_SELECTED`. */
export interface MemberIds {
  ids: string[];
  totalCount: number;
}

const counted = (members: Member[], meta: Meta | undefined): Members => ({
  members: toldApart(members),
  totalCount: meta?.totalCount ?? members.length,
});

export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMembers: build.query<Members, Listing>({
      query: (listing) => ({ call: 'listMembers', path: '/api/golfclub/members', query: listing, isAnswer: isList }),
      transformResponse: counted,
      providesTags: (_members, _error, listing) => tagsOfMembers(listing),
    }),
    getMembersOfClub: build.query<Members, { id: string } & Listing>({
      query: ({ id, ...listing }) => ({
        call: 'listMembersOfClub',
        path: '/api/golfclub/{id}/members',
        parameters: { id },
        query: listing,
        isAnswer: isList,
      }),
      transformResponse: counted,
      providesTags: (_members, _error, listing) => tagsOfMembers(listing),
    }),
    getMember: build.query<Member, { username: string }>({
      query: (parameters) => ({ call: 'readMember', path: '/api/golfclub/member/{username}', parameters }),
      providesTags: tagsOfMember,
    }),
    /** How many members each filter would show. */
    getMemberCounts: build.query<MemberCounts, MemberCountQuery>({
      query: (query) => ({ call: 'countMembers', path: '/api/golfclub/members/count', query }),
      providesTags: (_counts, _error, query) => tagsOfCounts(query),
    }),
    /** The ids of all members that the list shows on all its pages, for a selection of them. */
    getMemberIds: build.query<MemberIds, MemberIdsQuery>({
      query: (query) => ({ call: 'listMemberIds', path: '/api/golfclub/members/ids', query }),
      transformResponse: (ids: string[], meta): MemberIds => ({ ids, totalCount: meta?.totalCount ?? ids.length }),
      providesTags: (_ids, _error, listing) => tagsOfMembers(listing),
    }),
  }),
});

export const {
  useGetMembersQuery,
  useGetMembersOfClubQuery,
  useGetMemberQuery,
  useLazyGetMemberQuery,
  useGetMemberCountsQuery,
  useLazyGetMemberIdsQuery,
} = memberApi;
