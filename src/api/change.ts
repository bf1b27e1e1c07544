import type { WholeList } from '@/ui/dataGrid/listExport';
import type { Change, ChangeQuery } from '@contract/change';
import { tellApart } from '@contract/namesakes';
import { api } from './api';
import { useWholeList } from './useWholeList';

/** One page of the record and how many entries there are in all. */
export interface Changes {
  changes: Change[];
  totalCount: number;
}

/** Without a page all of them, as far as the server answers so many. */
type Listing = Omit<ChangeQuery, 'page' | 'pageSize'> & { page?: number; pageSize?: number };

function withPeopleToldApart(changes: readonly Change[]): Change[] {
  const tell = tellApart(changes.flatMap(({ actor, member }) => [actor ?? [], member ?? []].flat()));
  return changes.map((change) => ({
    ...change,
    ...(change.actor && { actor: tell(change.actor) }),
    ...(change.member && { member: tell(change.member) }),
  }));
}

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The record, the latest change first. */
    getChanges: build.query<Changes, Listing>({
      query: (query) => ({ call: 'listChanges', path: '/api/changes', query }),
      transformResponse: (changes: Change[], meta) => ({
        changes: withPeopleToldApart(changes),
        totalCount: meta?.totalCount ?? changes.length,
      }),
      providesTags: ['Change'],
    }),
  }),
});

export const { useGetChangesQuery } = changeApi;

/** Returns how to read all changes that are asked for; the server limits how many it answers. */
export const useAllChanges = (wanted: Omit<Listing, 'page' | 'pageSize'>): (() => Promise<WholeList<Change>>) =>
  useWholeList(
    (options) => changeApi.endpoints.getChanges.initiate(wanted, options),
    ({ changes, totalCount }) => ({ rows: changes, totalCount }),
  );
