import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { memberApi } from '@/api/member';
import type { UserFilters } from '@/filters/filters';
import { useBusyControl } from '@/ui/useControl';
import type { Member } from '@contract/member';
import { usersQuery } from './usersQuery';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Returns how to read all users that the filters show, of whatever page: fresh, and not cached longer than an answer
 * nobody shows. `control` is the name of its button in the store.
 */
export function useWholeList(control: string, filters: UserFilters) {
  const dispatch = useDispatch<Dispatch>();
  const [isReadingNow, setReading] = useState(false);
  const isReading = useBusyControl(control, isReadingNow);
  const read = async (): Promise<{ members: readonly Member[] } | { error: unknown }> => {
    const { club } = filters;
    const { page: _page, pageSize: _size, ...listing } = usersQuery(filters, 0).listing;
    const once = { subscribe: false, forceRefetch: true };
    const { getMembers, getMembersOfClub } = memberApi.endpoints;
    setReading(true);
    const { data, error } = await dispatch(
      club === null ? getMembers.initiate(listing, once) : getMembersOfClub.initiate({ id: club, ...listing }, once),
    );
    setReading(false);
    return data && error === undefined ? { members: data.members } : { error };
  };
  return { read, isReading };
}
