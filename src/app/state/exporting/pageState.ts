import type { AppState } from '@/app/makeStore';
import { STATE_FORMAT, STATE_VERSION, type StateFile } from '@/capsule/stateFile';
import { currentLocale } from '@/i18n/locale';
import { selectLocation } from '@/routing/locationSlice';
import { appVersion } from '@contract/appVersion';

/** Returns the file of a state of this page as it is now. */
export function pageState(state: AppState): StateFile {
  const { path, search } = selectLocation(state);
  return {
    format: STATE_FORMAT,
    formatVersion: STATE_VERSION,
    app: appVersion,
    savedAt: new Date().toISOString(),
    locale: currentLocale(),
    address: path + search,
    state: { ...state },
  };
}
