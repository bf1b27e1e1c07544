import type { Change, ChangeQuery } from '@contract/change';
import { api } from './api';

/** One page of the record and how many entries there are in all. */
export interface Changes {
  changes: Change[];
  totalCount: number;
}

/** Without a page all of them, as far as the server answers so many. */
type Listing = Omit<ChangeQuery, 'page' | 'pageSize'> & { page?: number; pageSize?: number };

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The record, the latest change first. */
    getChanges: build.query<Changes, Listing>({
      query: (query) => ({ call: 'listChanges', path: '/api/changes', query }),
      transformResponse: (changes: Change[], meta) => ({ changes, totalCount: meta?.totalCount ?? changes.length }),
      providesTags: ['Change'],
    }),
  }),
});

export const { useGetChangesQuery, useLazyGetChangesQuery } = changeApi;
