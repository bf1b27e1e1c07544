import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { randomUuid } from '@/session/randomUuid';
import type { WithSession } from '@/session/sessionSlice';
import {
  conflictingBallOf,
  conflictingHandicapOf,
  isUndecided,
  type OutboxEntry,
  sessionsIn,
  withoutBurst,
} from './entries';
import { deleteEntry, replaceEntry } from './outboxDatabase';
import { entryGivenUp, entryReplaced, selectEntries, type WithOutbox } from './outboxSlice';

export type OutboxState = WithOutbox & WithSession;
export type OutboxThunk = ThunkAction<Promise<void>, OutboxState, unknown, UnknownAction>;

/**
 * Sends a refused entry again unchanged. Players are added under a new key: by the old one they may have been added to a
 * player session that was deleted since.
 */
export const sendAgain = (key: string): OutboxThunk =>
  replaceWith(key, (entry) => ({
    ...withoutBurst(entry),
    ...(entry.kind === 'add' && { key: randomUuid() }),
    state: 'waiting',
    failure: null,
  }));

/** Overwrites the ball that somebody else recorded: a new recording, based on that version, with a new key. */
export const overwriteBall = (key: string): OutboxThunk =>
  replaceWith(key, (entry) => {
    const other = conflictingBallOf(entry);
    if (entry.kind !== 'ball' || !other) return entry;
    const renewed = { key: randomUuid(), recordedAt: new Date().toISOString(), basedOn: other.version };
    const { undoes: _undoes, ...decided } = withoutBurst(entry);
    return { ...decided, ...renewed, state: 'waiting', failure: null };
  });

/** Overwrites the start handicap that somebody else set. */
export const overwriteHandicap = (key: string): OutboxThunk =>
  replaceWith(key, (entry) => {
    const other = conflictingHandicapOf(entry);
    if (entry.kind !== 'handicap' || !other) return entry;
    return { ...entry, key: randomUuid(), basedOn: other.handicap, state: 'waiting', failure: null };
  });

/** Removes an entry without sending it. */
export const discardEntry = (key: string): OutboxThunk =>
  decideOnce(key, () => async (dispatch) => {
    await deleteEntry(key).catch(() => undefined);
    dispatch(entryGivenUp(key));
  });

/** Removes all entries of a deleted player session, and of players who are not added after all. */
export const discardSession =
  (playerDataId: string): OutboxThunk =>
  async (dispatch, getState) => {
    const gone = selectEntries(getState()).filter((entry) => sessionsIn(entry).includes(playerDataId));
    for (const { key } of gone) await dispatch(discardEntry(key));
  };

const replaceWith = (key: string, change: (entry: OutboxEntry) => OutboxEntry): OutboxThunk =>
  decideOnce(key, (entry) => async (dispatch) => {
    if (!isUndecided(entry)) return;
    const decided = change(entry);
    if (entry.isKept) await replaceEntry(key, decided).catch(() => undefined);
    dispatch(entryReplaced({ key, entry: decided }));
  });

const decisions = new Map<string, Promise<void>>();

/** Another decision about an entry waits for the one that is being stored, and does nothing where the entry is gone by that. */
function decideOnce(key: string, decide: (entry: OutboxEntry) => OutboxThunk): OutboxThunk {
  return async (dispatch, getState) => {
    for (let other = decisions.get(key); other; other = decisions.get(key)) await other;
    const entry = selectEntries(getState()).find((one) => one.key === key);
    if (!entry) return;
    const decision = dispatch(decide(entry)).finally(() => decisions.delete(key));
    decisions.set(key, decision);
    await decision;
  };
}
