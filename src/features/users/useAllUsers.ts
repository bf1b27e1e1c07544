import { memberApi } from '@/api/member';
import { useWholeList } from '@/api/useWholeList';
import type { UserFilters } from '@/filters/filters';
import type { WholeList } from '@/ui/dataGrid/listExport';
import type { Member } from '@contract/member';
import { usersQuery } from './usersQuery';

/** Returns how to read all users that the filters show. */
export function useAllUsers(filters: UserFilters): () => Promise<WholeList<Member>> {
  const { club } = filters;
  const { page: _page, pageSize: _size, ...listing } = usersQuery(filters, 0).listing;
  const { getMembers, getMembersOfClub } = memberApi.endpoints;
  return useWholeList(
    (options) =>
      club === null
        ? getMembers.initiate(listing, options)
        : getMembersOfClub.initiate({ id: club, ...listing }, options),
    ({ members }) => ({ rows: members }),
  );
}
