import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { connectionSlice } from '../api/connection';
import { forgetAnswers } from '../api/knownAnswers';
import { reportCalls } from '../api/send';
import { chosenPrizes, editedTrainings } from '../features/activetrainingsessions';
import { editedCategories } from '../features/sessioncategories';
import { editedMappings } from '../features/sessionpoints';
import { editedPrices } from '../features/sessionprices';
import { editedTemplates, expandedTemplates } from '../features/sessiontemplates';
import { chosenPlayers, expandedTrainings, openedTrainings } from '../features/sessionwizard';
import { filtersSlice } from '../filters/filtersSlice';
import { modalClockStarted, startModalClock, type WithSignals } from '../modal/modalClock';
import { imagePickerSlice } from '../modal/imagePicker/imagePickerSlice';
import { modalSlice } from '../modal/modalSlice';
import { offlineTrainingsSlice } from '../outbox/offlineTrainingsSlice';
import { outboxSlice } from '../outbox/outboxSlice';
import { pageRecorder, type Recorder } from '../capsule/recorder';
import { dropDrafts } from '../session/drafts';
import { gridPreferencesSlice } from '../ui/dataGrid/gridPreferencesSlice';
import { gridsReset, gridsSlice } from '../ui/dataGrid/gridsSlice';
import { sessionSlice, signedOut } from '../session/sessionSlice';
import { forgettingCalls } from './forgettingCalls';
import { keepGridPreferences, type WithGridsOfSession } from './keepGridPreferences';
import { newVersionSlice } from './newVersion';
import { placeSlice } from './placeSlice';

/** Every slice of the state but the cache of the server's answers. */
export const slices = [
  sessionSlice,
  modalSlice,
  imagePickerSlice,
  editedTrainings,
  editedTemplates,
  expandedTemplates,
  expandedTrainings,
  editedCategories,
  editedMappings,
  editedPrices,
  outboxSlice,
  offlineTrainingsSlice,
  connectionSlice,
  newVersionSlice,
  placeSlice,
  filtersSlice,
  gridsSlice,
  gridPreferencesSlice,
  openedTrainings,
  chosenPlayers,
  chosenPrizes,
] as const;

export const reducer = combineSlices(api, ...slices);

/** Both checks run in development and tests only; a busy machine is no reason to warn. */
const checks = { serializableCheck: { warnAfter: 500 }, immutableCheck: { warnAfter: 500 } };

export type AppState = ReturnType<typeof reducer>;
export type AppStore = ReturnType<typeof makeStore>;

/** Returns a store as the app and every test use it, beginning with the given part of the state; the recorder notes what happens in it. */
export function makeStore(preloaded: Partial<AppState> = {}, recorder: Recorder = pageRecorder) {
  const listeners = createListenerMiddleware<WithSignals & WithGridsOfSession>();
  startModalClock(listeners);
  keepGridPreferences(listeners);
  listeners.startListening({
    actionCreator: signedOut,
    // What one person was shown or typed is never shown to the next.
    effect: (_action, { dispatch }) => {
      dropDrafts();
      forgetAnswers();
      dispatch(api.util.resetApiState());
      dispatch(gridsReset());
      recorder.forget();
    },
  });
  const store = configureStore({
    reducer,
    preloadedState: preloaded,
    middleware: (standard) => standard(checks).prepend(listeners.middleware).concat(api.middleware, forgettingCalls()),
    enhancers: (standard) => standard().concat(recorder.enhancer),
  });
  // Calls know no store.
  reportCalls(pageRecorder.callEnded);
  store.dispatch(modalClockStarted());
  return store;
}
