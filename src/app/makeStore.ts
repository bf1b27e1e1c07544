import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  isAnyOf,
  type ListenerMiddlewareInstance,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { connectionSlice } from '@/api/connectionSlice';
import { clearEtagCache } from '@/api/etagCache';
import { reportCalls } from '@/api/send';
import { dropStoredRecording, pageRecorder, type Recorder } from '@/capsule/recorder';
import { chosenPrizesSlice, editedTrainingsSlice } from '@/features/activetrainingsessions';
import { editedCategoriesSlice } from '@/features/sessioncategories';
import { plannedSeriesSlice } from '@/features/sessionplanner';
import { editedMappingsSlice } from '@/features/sessionpoints';
import { editedPricesSlice } from '@/features/sessionprices';
import { editedTemplatesSlice, expandedTemplatesSlice } from '@/features/sessiontemplates';
import {
  chosenPlayersSlice,
  expandedTrainingsSlice,
  openedTrainingsSlice,
  persistChosenPlayers,
  persistRecorderPositions,
  recorderPositionsSlice,
  type WithChosenPlayers,
  type WithRecorderPositions,
} from '@/features/sessionwizard';
import { memberImportSlice } from '@/features/users';
import { filtersSlice } from '@/filters/filtersSlice';
import { imagePickerSlice } from '@/modal/imagePickerSlice';
import { modalClockStarted, startModalClock, type WithSignals } from '@/modal/modalClock';
import { modalSlice } from '@/modal/modalSlice';
import { offlineTrainingsSlice } from '@/outbox/offlineTrainingsSlice';
import { outboxSlice } from '@/outbox/outboxSlice';
import { locationSlice } from '@/routing/locationSlice';
import { dropDrafts } from '@/session/drafts';
import { formsSlice } from '@/ui/forms/formsSlice';
import { sessionEndSlice } from '@/session/sessionEndSlice';
import { selectSession, sessionSlice, signedIn, signedOut } from '@/session/sessionSlice';
import { controlsReset, controlsSlice } from '@/ui/controlsSlice';
import {
  gridPreferencesChanged,
  gridPreferencesRead,
  gridPreferencesReset,
  gridPreferencesSlice,
  storedGridPreferences,
  storeGridPreferences,
  viewDeleted,
  viewSaved,
} from '@/ui/dataGrid/gridPreferencesSlice';
import { gridsReset, gridsSlice } from '@/ui/dataGrid/gridsSlice';
import { shellReset, shellSlice } from '@/ui/shellSlice';
import { newVersionSlice } from './newVersionSlice';
import { firstStepsSlice } from './shell/firstStepsSlice';

/** Every slice of the state but the cache of the server's answers. */
export const slices = [
  sessionSlice,
  modalSlice,
  imagePickerSlice,
  editedTrainingsSlice,
  editedTemplatesSlice,
  expandedTemplatesSlice,
  expandedTrainingsSlice,
  editedCategoriesSlice,
  editedMappingsSlice,
  editedPricesSlice,
  outboxSlice,
  offlineTrainingsSlice,
  connectionSlice,
  newVersionSlice,
  locationSlice,
  filtersSlice,
  gridsSlice,
  gridPreferencesSlice,
  openedTrainingsSlice,
  recorderPositionsSlice,
  chosenPlayersSlice,
  chosenPrizesSlice,
  plannedSeriesSlice,
  memberImportSlice,
  shellSlice,
  formsSlice,
  controlsSlice,
  sessionEndSlice,
  firstStepsSlice,
] as const;

export const reducer = combineSlices(api, ...slices);

/** Both checks run in development and tests only; a busy machine is no reason to warn. */
const checks = { serializableCheck: { warnAfter: 500 }, immutableCheck: { warnAfter: 500 } };

export type AppState = ReturnType<typeof reducer>;

export type AppStore = ReturnType<typeof makeStore>;

/**
 * Returns a store as the app and every test use it, beginning with the given part of the state; the recorder notes what happens
 * in it.
 */
export function makeStore(preloaded: Partial<AppState> = {}, recorder: Recorder = pageRecorder) {
  const listeners = createListenerMiddleware<
    WithSignals & WithGridsOfSession & WithRecorderPositions & WithChosenPlayers
  >();
  startModalClock(listeners);
  persistGridPreferences(listeners);
  persistRecorderPositions(listeners);
  persistChosenPlayers(listeners);
  listeners.startListening({
    actionCreator: signedOut,
    // What one person was shown or typed is never shown to the next.
    effect: (_action, { dispatch }) => {
      dropDrafts();
      clearEtagCache();
      dispatch(api.util.resetApiState());
      dispatch(gridsReset());
      dispatch(shellReset());
      dispatch(controlsReset());
      recorder.forget();
      dropStoredRecording();
    },
  });
  const store = configureStore({
    reducer,
    preloadedState: preloaded,
    middleware: (standard) => standard(checks).prepend(listeners.middleware).concat(api.middleware, forgettingCalls()),
    enhancers: (standard) => standard().concat(recorder.enhancer(isInternalAction)),
  });
  // Calls know no store.
  reportCalls(pageRecorder.callEnded);
  store.dispatch(modalClockStarted());
  return store;
}

/** What the server, the clock or the network makes happen, or follows what people do by itself. */
export const internalActions: ReadonlySet<string> = new Set([
  ...['connection/connectionChanged', 'newVersion/versionCompared', 'keptTrainings/keptTrainingShown'],
  ...['outbox/outboxRead', 'outbox/sendingAsked', 'outbox/keepingFailed', 'outbox/entrySent'],
  ...[
    'outbox/entryAcknowledged',
    'outbox/entryDelayed',
    'outbox/entryReplaced',
    'outbox/playerSessionAdded',
    'outbox/deviceRead',
  ],
  ...['modal/clockStarted', 'modal/signalFaded', 'modal/changeFaded', 'imagePicker/imagePickerFaded'],
  ...['gridPreferences/gridPreferencesRead', 'grids/gridsReset', 'filters/addressRead', 'filters/filtersCorrected'],
  ...['recorderPositions/recorderPositionsRead', 'recorderPositions/cursorMoved'],
  ...['openedTrainings/playerSessionShown', 'openedTrainings/trainingExpandedAtFirst'],
  ...['chosenPlayers/chosenPlayersRestored', 'chosenPlayers/chosenPlayersGone'],
  ...['sessionEnd/sessionEndNoted', 'firstSteps/firstStepsRead'],
  ...['session/sessionLapsed', 'chosenPrizes/prizeRefused', 'chosenPrizes/prizeTakenMeanwhile'],
  ...['controls/searchEnded', 'controls/pointsEnded', 'controls/busyChanged', 'controls/passwordRated'],
  ...['controls/progressed', 'controls/progressEnded', 'controls/entityCreated', 'controls/createdEnded'],
  ...['controls/announcementMade', 'controls/pageTurned', 'controls/controlsReset'],
  ...['memberImport/importProgressed', 'memberImport/importRowsChecked', 'memberImport/importLeft'],
]);

/** Returns whether the app dispatches this of itself: of the cache, only mutations are what people do. */
export const isInternalAction = ({ type }: UnknownAction): boolean =>
  type.startsWith('api/') ? type !== 'api/executeMutation/pending' : internalActions.has(type);

interface OfCall {
  meta?: { requestId?: string; requestStatus?: 'pending' | 'fulfilled' | 'rejected' };
}

/**
 * Returns what keeps from the state the answers of calls that were made before somebody signed out: whatever they say was
 * for that person. Whoever waits for such an answer gets it.
 */
function forgettingCalls(): Middleware {
  const underWay = new Set<string>();
  const forgotten = new Set<string>();
  return () => (next) => (action) => {
    if (signedOut.match(action)) {
      for (const requestId of underWay) forgotten.add(requestId);
      underWay.clear();
    }
    const { requestId, requestStatus } = (action as OfCall).meta ?? {};
    if (requestId === undefined || requestStatus === undefined) return next(action);
    if (requestStatus === 'pending') underWay.add(requestId);
    else underWay.delete(requestId);
    return forgotten.delete(requestId) ? action : next(action);
  };
}

interface WithGridsOfSession {
  session: ReturnType<typeof sessionSlice.getInitialState>;
  gridPreferences: ReturnType<typeof gridPreferencesSlice.getInitialState>;
}

const isChange = isAnyOf(gridPreferencesChanged, gridPreferencesReset, viewSaved, viewDeleted);

/** Keeps in this browser how each person wants to see the grids, and reads it when somebody signs in. */
function persistGridPreferences<State extends WithGridsOfSession>(listeners: ListenerMiddlewareInstance<State>): void {
  listeners.startListening({
    actionCreator: signedIn,
    effect: ({ payload: { id } }, { dispatch }) => {
      dispatch(gridPreferencesRead(storedGridPreferences(id)));
    },
  });
  listeners.startListening({
    matcher: isChange,
    effect: (_action, { getState }) => {
      const session = selectSession(getState());
      if (session) storeGridPreferences(session.id, getState().gridPreferences);
    },
  });
}
