import type { Member, MemberCountQuery, MemberCounts, MemberQuery } from '../../contract/member';
import { api } from './api';
import type { Meta } from './baseQuery';

type Listing = Omit<MemberQuery, 'page' | 'pageSize'> & { page?: number; pageSize?: number };

/** A list, or one page of it, and how many there are in all. */
export interface Members {
  members: Member[];
  totalCount: number;
}

const counted = (members: Member[], meta: Meta | undefined): Members => ({
  members,
  totalCount: meta?.totalCount ?? members.length,
});

export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    members: build.query<Members, Listing>({
      query: (listing) => ({ call: 'listMembers', path: '/api/golfclub/members', query: listing }),
      transformResponse: counted,
      providesTags: ['Member'],
    }),
    membersOfClub: build.query<Members, { id: string } & Listing>({
      query: ({ id, ...listing }) => ({
        call: 'listMembersOfClub',
        path: '/api/golfclub/{id}/members',
        parameters: { id },
        query: listing,
      }),
      transformResponse: counted,
      providesTags: ['Member'],
    }),
    /** How many members each filter would show. */
    memberCounts: build.query<MemberCounts, MemberCountQuery>({
      query: (query) => ({ call: 'countMembers', path: '/api/golfclub/members/count', query }),
      providesTags: ['MemberCounts'],
    }),
  }),
});

export const { useMembersQuery, useMembersOfClubQuery, useMemberCountsQuery } = memberApi;
