import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Member } from '@contract/member';
import { authApi } from './auth';
import type { golfclubApi } from './golfclub';
import { memberApi, type Members } from './member';
import { memberPages } from './memberTags';

type StateOf<Api extends { util: { selectInvalidatedBy: (state: never, tags: never) => unknown } }> = Parameters<
  Api['util']['selectInvalidatedBy']
>[0];
type CacheState = StateOf<typeof memberApi> & StateOf<typeof golfclubApi> & StateOf<typeof authApi>;

/** The store, as far as the cache of clubs and members needs it. */
export interface Lifecycle {
  dispatch: ThunkDispatch<CacheState, unknown, UnknownAction>;
  getState: () => unknown;
}

/** Puts a member that the server answered in the place of the cached one wherever there is one, unless that is newer. */
export function replaceMember(received: Member, lifecycle: Lifecycle): void {
  changeMembers(lifecycle, (members) =>
    members.map((cached) => (cached.id === received.id && cached.version <= received.version ? received : cached)),
  );
  for (const of of cachedListings(lifecycle.getState()).ofOne) {
    const changeOne = (cached: Member) =>
      cached.id === received.id && cached.version <= received.version ? received : undefined;
    lifecycle.dispatch(memberApi.util.updateQueryData('getMember', of, changeOne));
  }
  const { updateQueryData } = authApi.util;
  const change = (cached: Member) => (cached.id === received.id ? received : undefined);
  lifecycle.dispatch(updateQueryData('getWhoami', undefined, change));
}

/** Takes a deleted member out of every page. */
export function removeMember(of: { golfclubId: string; username: string }, lifecycle: Lifecycle): void {
  changeMembers(lifecycle, (members) => members.filter((cached) => !isMember(cached, of)));
}

/** Returns the member as a page of the cache holds it, undefined if none does. */
export function cachedMember(of: { golfclubId: string; username: string }, state: unknown): Member | undefined {
  for (const { members } of cachedPages(state)) {
    const found = members.find((member) => isMember(member, of));
    if (found) return found;
  }
  const { getMember } = memberApi.endpoints;
  return cachedListings(state)
    .ofOne.map((one) => getMember.select(one)(state as CacheState).data)
    .find((member) => member !== undefined && isMember(member, of));
}

const isMember = (cached: Member, of: { golfclubId: string; username: string }) =>
  cached.golfclubId === of.golfclubId && cached.username === of.username;

type OfAll = Parameters<typeof memberApi.endpoints.getMembers.initiate>[0];
type OfOne = Parameters<typeof memberApi.endpoints.getMember.initiate>[0];
type OfClub = Parameters<typeof memberApi.endpoints.getMembersOfClub.initiate>[0];

/** Returns which pages, and which single members, the cache holds. */
function cachedListings(state: unknown): { ofAll: OfAll[]; ofClub: OfClub[]; ofOne: OfOne[] } {
  const entries = memberApi.util.selectInvalidatedBy(state as CacheState, [memberPages]);
  const of = (name: string) => entries.filter(({ endpointName }) => endpointName === name);
  return {
    ofAll: of('getMembers').map(({ originalArgs }) => originalArgs as OfAll),
    ofClub: of('getMembersOfClub').map(({ originalArgs }) => originalArgs as OfClub),
    ofOne: of('getMember').map(({ originalArgs }) => originalArgs as OfOne),
  };
}

function cachedPages(state: unknown): Members[] {
  const { getMembers, getMembersOfClub } = memberApi.endpoints;
  const { ofAll, ofClub } = cachedListings(state);
  const pages = [
    ...ofAll.map((listing) => getMembers.select(listing)(state as CacheState).data),
    ...ofClub.map((listing) => getMembersOfClub.select(listing)(state as CacheState).data),
  ];
  return pages.filter((page) => page !== undefined);
}

function changeMembers({ dispatch, getState }: Lifecycle, change: (members: Member[]) => Member[]): void {
  const { updateQueryData } = memberApi.util;
  const { ofAll, ofClub } = cachedListings(getState());
  const changed = (page: Members) => ({ ...page, members: change(page.members) });
  for (const listing of ofAll) dispatch(updateQueryData('getMembers', listing, changed));
  for (const listing of ofClub) dispatch(updateQueryData('getMembersOfClub', listing, changed));
}
