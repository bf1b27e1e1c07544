import { addListener, type ThunkAction, type UnknownAction, type UnsubscribeListener } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { whereQuery } from '@/api/call';
import { memberApi } from '@/api/member';
import { isConnectionFailure } from '@/errors/failure';
import { selectSession, signedOut, type WithSession } from '@/session/sessionSlice';
import { isFoundIn } from '@contract/folding';
import type { Member } from '@contract/member';
import { storesNothing } from './onDevice';
import { database, type StoredMember, type StoredMembers } from './outboxDatabase';
import { deleteMembers } from './storedTrainings';
import type { OutboxStore } from './outboxSlice';
import { untilChanged } from './untilChanged';

const { getMembersOfClub } = memberApi.endpoints;

type Listing = Parameters<typeof getMembersOfClub.initiate>[0];

/** Nobody else is taken as a player. */
const approvedBySurname = {
  sort: 'surname',
  ...whereQuery([{ field: 'approved', operator: 'is', value: 'true' }]),
} as const;

/** Returns the query for the members of a club who can be added to a training; with its answer this device can stand in. */
export const playersToAddQuery = (
  id: string,
  { q, pageSize, page = 0 }: { q?: string; pageSize: number; page?: number },
): Listing => ({ id, ...(q !== undefined && { q }), page, pageSize, ...approvedBySurname });

const isOfPlayersToAdd = ({ sort, where, page, filter }: Listing): boolean =>
  sort === approvedBySurname.sort && where === approvedBySurname.where && page === 0 && filter === undefined;

const PAGE_SIZE = 100;
/** A larger club has the rest of its members on the server alone. */
const MOST_MEMBERS = 2_000;
const FRESH_MS = 60 * 60 * 1_000;

/**
 * Stores the members who can be added to trainings of this club for a search without a network, unless that was done within
 * the last hour. Where the server does not answer all of them nothing changes.
 */
export const storeMembersOf =
  (golfclubId: string): ThunkAction<Promise<void>, WithSession, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const userId = selectSession(getState())?.id;
    if (userId === undefined || storesNothing(userId)) return;
    const stored = await membersOf(userId, golfclubId).catch(() => undefined);
    if (stored && Date.now() - Date.parse(stored.readAt) < FRESH_MS) return;
    const members: StoredMember[] = [];
    let totalCount = 1;
    for (let page = 0; members.length < Math.min(totalCount, MOST_MEMBERS); page += 1) {
      const query = playersToAddQuery(golfclubId, { page, pageSize: PAGE_SIZE });
      const { data } = await dispatch(getMembersOfClub.initiate(query, { subscribe: false, forceRefetch: true }));
      if (!data || (data.members.length === 0 && data.totalCount > 0)) return;
      members.push(...data.members.map(asStored));
      totalCount = data.totalCount;
    }
    if (selectSession(getState())?.id !== userId || storesNothing(userId)) return;
    const readAt = new Date().toISOString();
    await putMembers(userId, golfclubId, { members, totalCount, readAt }).catch(() => undefined);
  };

/** No address, telephone number, date of birth or role. */
const asStored = ({ id, name, surname, username, handicap, golfclubId, golfclub }: Member): StoredMember => ({
  ...{ id, name, surname, username, handicap, golfclubId, golfclub },
});

/**
 * Answers the search of players from what is stored on this device where the server cannot be reached. Deleted at sign-out.
 * Returns how to stop.
 */
export function showOfflineMembers(store: OutboxStore): () => void {
  const listener = addListener({
    predicate: () => true,
    effect: async (action, { getState, getOriginalState }) => {
      const userId = selectSession((signedOut.match(action) ? getOriginalState() : getState()) as WithSession)?.id;
      if (userId === undefined) return;
      if (signedOut.match(action)) await deleteMembers(userId).catch(() => undefined);
      else if (getMembersOfClub.matchPending(action))
        await answerFromDevice(userId, action.meta.arg.originalArgs, store).catch(() => undefined);
    },
  });
  return store.dispatch(listener) as unknown as UnsubscribeListener;
}

type CacheState = Parameters<ReturnType<typeof getMembersOfClub.select>>[0];

async function answerFromDevice(userId: string, listing: Listing, store: OutboxStore): Promise<void> {
  const cached = () => getMembersOfClub.select(listing)(store.getState() as unknown as CacheState);
  if (!isOfPlayersToAdd(listing) || cached().data !== undefined) return;
  await untilChanged(store, () => cached().status !== QueryStatus.pending);
  const stored = await membersOf(userId, listing.id);
  const { data, status, error } = cached();
  const isUnanswered = status === QueryStatus.pending || isConnectionFailure(error);
  if (!stored || data !== undefined || !isUnanswered || selectSession(store.getState())?.id !== userId) return;
  const found = stored.members.filter(({ name, surname, username }) =>
    isFoundIn([name, surname, username], listing.q ?? ''),
  );
  const members = found.slice(0, listing.pageSize).map(asMember);
  const isWhole = stored.totalCount <= stored.members.length;
  const value = { members, totalCount: isWhole ? found.length : Math.max(found.length, members.length + 1) };
  store.dispatch(memberApi.util.upsertQueryEntries([{ endpointName: 'getMembersOfClub', arg: listing, value }]));
  // Asked once more, so that it counts as failed and is asked again once the server can be reached.
  if (status === QueryStatus.rejected)
    void store.dispatch(getMembersOfClub.initiate(listing, { forceRefetch: true, subscribe: false }));
}

/** What is not stored is not known. */
const asMember = (stored: StoredMember): Member => ({ ...stored, email: '', roles: [], version: 0 });

/** Stores the members of a club for this user, in place of those stored before. */
async function putMembers(userId: string, golfclubId: string, stored: StoredMembers): Promise<void> {
  await (await database()).put('members', { userId, golfclubId, ...stored });
}

/** Returns the members of a club that are stored for this user, or undefined. */
export async function membersOf(userId: string, golfclubId: string): Promise<StoredMembers | undefined> {
  return (await database()).get('members', [userId, golfclubId]);
}
