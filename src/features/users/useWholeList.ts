import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { memberApi } from '@/api/member';
import type { UserFilters } from '@/filters/filters';
import type { WholeList } from '@/ui/dataGrid/listExport';
import type { Member } from '@contract/member';
import { usersQuery } from './usersQuery';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Returns how to read all users that the filters show, of whatever page: fresh, and not cached longer than an answer
 * nobody shows.
 */
export function useWholeList(filters: UserFilters): () => Promise<WholeList<Member>> {
  const dispatch = useDispatch<Dispatch>();
  return async () => {
    const { club } = filters;
    const { page: _page, pageSize: _size, ...listing } = usersQuery(filters, 0).listing;
    const once = { subscribe: false, forceRefetch: true };
    const { getMembers, getMembersOfClub } = memberApi.endpoints;
    const { data, error } = await dispatch(
      club === null ? getMembers.initiate(listing, once) : getMembersOfClub.initiate({ id: club, ...listing }, once),
    );
    return data && error === undefined ? { rows: data.members } : { error };
  };
}
