import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { golfclubApi } from '@/api/golfclub';
import { readServerTime } from '@/api/serverTime';
import { trainingQueries } from '@/api/training';
import { safeLocalStorage } from '@/browserStorage/browserStorage';
import { isConnectionFailure } from '@/errors/failure';
import { serverNow } from '@/session/serverClock';
import { selectSession, type WithSession } from '@/session/sessionSlice';
import { database, entriesOf, sessionIdsOf, usersWithEntries } from './outboxDatabase';
import { usersSignedIn } from './outboxLock';
import { deleteMembers, deleteTraining, trainingOf, trainingsOf } from './storedTrainings';
import { keptTrainingShown } from './offlineTrainingsSlice';
import {
  deviceRead,
  outboxRead,
  recorderEntered,
  recorderLeft,
  selectRecorderOf,
  type WithOutbox,
} from './outboxSlice';
import { countedEntries } from './outboxStatus';

type State = WithOutbox & WithSession;
type DeviceThunk<Result = void> = ThunkAction<Promise<Result>, State, unknown, UnknownAction>;

const TWELVE_HOURS_MS = 12 * 60 * 60 * 1_000;

const keyOf = (userId: string) => `keepsNothing:${userId}`;

/** Returns whether this person wants nothing stored on this device but what is not sent yet. */
export const storesNothing = (userId: string): boolean => safeLocalStorage.getItem(keyOf(userId)) === 'true';

/**
 * Stores that choice; with it everything is deleted that is stored for this person, except what is not sent yet. Rejects where
 * that cannot be done, and leaves the choice as it was.
 */
export async function chooseStoreNothing(userId: string, isWanted: boolean): Promise<void> {
  if (!isWanted) {
    if (!safeLocalStorage.removeItem(keyOf(userId))) throw notStored();
    return;
  }
  // First, so that nothing is stored meanwhile.
  if (!safeLocalStorage.setItem(keyOf(userId), 'true')) throw notStored();
  try {
    await deleteStored(userId);
  } catch (error) {
    safeLocalStorage.removeItem(keyOf(userId));
    throw error;
  }
}

const notStored = () => new Error('This browser does not store the choice');

/** Deletes the trainings, members and the recorder that are stored for this person. */
async function deleteStored(userId: string): Promise<void> {
  const trainings = await trainingsOf(userId);
  await Promise.all([
    ...trainings.map(({ training }) => deleteTraining(userId, training.id)),
    deleteMembers(userId),
    deleteRecorder(userId),
  ]);
}

export const deleteRecorder = async (userId: string): Promise<void> => (await database()).delete('recorders', userId);

/** Remembers that the recorder of this training is used now on this device, by whoever is signed in or has opened it before. */
export const rememberRecorder =
  (trainingId: string): DeviceThunk =>
  async (_dispatch, getState) => {
    const userId = selectSession(getState())?.id ?? selectRecorderOf(getState())?.userId;
    if (userId === undefined || storesNothing(userId)) return;
    const opened = { userId, trainingId, openedAt: new Date(serverNow()).toISOString() };
    try {
      await (await database()).put('recorders', opened);
    } catch {
      // Where nothing can be stored there is no recorder to open later.
    }
  };

/**
 * Reads how many changes wait on this device, whoever recorded them, and which recorder can be opened without a sign-in. What
 * is stored for a recorder that was used more than twelve hours ago is deleted, unless its user still has something to send or
 * is signed in in another tab.
 */
export const readDevice = (): DeviceThunk => async (dispatch) => {
  const recorders = await (await database()).getAll('recorders');
  const isOver = ({ openedAt }: { openedAt: string }) => serverNow() - Date.parse(openedAt) > TWELVE_HOURS_MS;
  if (recorders.some(isOver)) await readServerTime();
  const [unsent, signedIn] = await Promise.all([usersWithEntries(), usersSignedIn()]);
  const over = recorders.filter((one) => isOver(one) && !unsent.includes(one.userId) && !signedIn.includes(one.userId));
  for (const { userId } of over) await deleteStored(userId);
  const [last] = recorders
    .filter((one) => !isOver(one))
    .sort((one, other) => Date.parse(other.openedAt) - Date.parse(one.openedAt));
  const stored = last && (await trainingOf(last.userId, last.trainingId));
  const recorder =
    last && stored
      ? { userId: last.userId, trainingId: last.trainingId, name: stored.training.name, openedAt: last.openedAt }
      : null;
  const entries = await (await database()).getAll('entries');
  dispatch(deviceRead({ ...countedEntries(entries), recorder }));
};

/** Asks the server for what needs no sign-in; returns whether it answers, which the connection shows from then on. */
export const checkServer = (): DeviceThunk<boolean> => async (dispatch) => {
  const { getClubsToJoin } = golfclubApi.endpoints;
  const { error } = await dispatch(getClubsToJoin.initiate(undefined, { subscribe: false, forceRefetch: true }));
  return !isConnectionFailure(error);
};

/**
 * Shows the training of that recorder with what of it waits here, as this device last saw it. Returns whether it is shown:
 * there may be none, and where the server answers one signs in.
 */
export const enterRecorder = (): DeviceThunk<'entered' | 'none' | 'reached'> => async (dispatch, getState) => {
  if (await dispatch(checkServer())) return 'reached';
  await dispatch(readDevice());
  const recorder = getState().outbox.onDevice?.recorder;
  if (!recorder || selectSession(getState())) return 'none';
  const { userId, trainingId } = recorder;
  const [stored, entries, sessionIds] = await Promise.all([
    trainingOf(userId, trainingId),
    entriesOf(userId),
    sessionIdsOf(userId),
  ]);
  if (!stored || selectSession(getState())) return 'none';
  dispatch(recorderEntered({ userId, trainingId }));
  const ofTraining = entries.filter((entry) => entry.trainingId === trainingId);
  dispatch(outboxRead({ entries: ofTraining, knownBefore: [], sessionIds }));
  dispatch(keptTrainingShown({ trainingId, readAt: stored.readAt }));
  const shown = {
    endpointName: 'getTraining',
    arg: { scheduledTrainingId: trainingId },
    value: stored.training,
  } as const;
  dispatch(trainingQueries.util.upsertQueryEntries([shown]));
  return 'entered';
};

/** Leaves nothing of it in the memory of this page: what was recorded is on the disk. */
export const leaveRecorder = (): DeviceThunk => async (dispatch, getState) => {
  if (!selectRecorderOf(getState())) return;
  dispatch(recorderLeft());
  dispatch(api.util.resetApiState());
  await dispatch(readDevice());
};
