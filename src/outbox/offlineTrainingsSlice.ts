import { createSlice, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { trainingQueries } from '@/api/training';
import { trainingMutations } from '@/api/trainingMutations';
import { signedOut } from '@/session/sessionSlice';
import type { ScheduledTraining } from '@contract/training';

interface OfflineTrainingsState {
  /** By the id of each training shown from this device: when the server last answered it. */
  readAt: Record<string, string>;
}

const initialState: OfflineTrainingsState = { readAt: {} };

/** Which of the trainings on the screen come from this device, because the server could not be reached. */
export const offlineTrainingsSlice = createSlice({
  // The name and the action type stay as they are: saved states and capsules contain them.
  name: 'keptTrainings',
  initialState,
  reducers: {
    keptTrainingShown: ({ readAt }, { payload }: PayloadAction<{ trainingId: string; readAt: string }>) => {
      readAt[payload.trainingId] = payload.readAt;
    },
  },
  extraReducers: (build) =>
    build
      .addCase(signedOut, () => initialState)
      .addMatcher(isAnyOf(isTrainingAnswer), ({ readAt }, action) => {
        for (const { id } of trainingsIn(action)) Reflect.deleteProperty(readAt, id);
      }),
  selectors: { selectReadAt: ({ readAt }, trainingId: string): string | null => readAt[trainingId] ?? null },
});

export const { keptTrainingShown } = offlineTrainingsSlice.actions;
export const { selectReadAt } = offlineTrainingsSlice.selectors;
export type WithOfflineTrainings = { [offlineTrainingsSlice.reducerPath]: OfflineTrainingsState };

const { getTraining, getTrainings } = trainingQueries.endpoints;
const changes = trainingMutations.endpoints;

const isOne = isAnyOf(
  getTraining.matchFulfilled,
  changes.startTraining.matchFulfilled,
  changes.unstartTraining.matchFulfilled,
  changes.finishTraining.matchFulfilled,
  changes.unfinishTraining.matchFulfilled,
  changes.addPlayers.matchFulfilled,
  changes.changeGroups.matchFulfilled,
  changes.editPlayerSession.matchFulfilled,
  changes.editPlayerSessions.matchFulfilled,
  changes.finishPlayerSession.matchFulfilled,
  changes.deletePlayerSession.matchFulfilled,
  changes.recordBall.matchFulfilled,
  changes.recordBalls.matchFulfilled,
  changes.moveBall.matchFulfilled,
  changes.correctHandicap.matchFulfilled,
);

/** Returns whether the action brings trainings from the server. */
export const isTrainingAnswer = isAnyOf(isOne, getTrainings.matchFulfilled);

/** Returns the trainings that the action brings from the server. */
export function trainingsIn(action: UnknownAction): ScheduledTraining[] {
  if (isOne(action)) return [action.payload];
  return getTrainings.matchFulfilled(action) ? action.payload.trainings : [];
}

/** Returns the club whose running trainings the action has answered all, or null. */
export function clubOfWholeAnswer(action: UnknownAction): string | null {
  return getTrainings.matchFulfilled(action) ? clubOfWholeList(action.meta.arg.originalArgs) : null;
}

type Listing = Parameters<typeof getTrainings.initiate>[0];

/** Returns the club and status of the stored trainings that can stand in for this list, or null; without a status: any. */
export function offlineListOf(listing: Listing): { club: string; status: 'PLANNED' | null } | null {
  const { golfclubId, list, sort: _sort, page, pageSize: _pageSize, ...narrowing } = listing;
  if (list === 'planned' && page === 0 && Object.keys(narrowing).length === 0) {
    return { club: golfclubId, status: 'PLANNED' };
  }
  const club = clubOfWholeList(listing);
  return club === null ? null : { club, status: null };
}

/** Returns the club if the list holds all of its running trainings, or null. */
function clubOfWholeList({ golfclubId, list, sort: _sort, ...narrowing }: Listing): string | null {
  const isWhole = (list === 'notfinished' || list === 'all') && Object.keys(narrowing).length === 0;
  return isWhole ? golfclubId : null;
}
