import type { AppState } from '@/app/makeStore';
import { safeSessionStorage } from '@/browserStorage/browserStorage';
import { refusalOfState } from '../opening/checkState';
import { TRANSFERRED_STATE_KEY } from './hasTransferredState';

/**
 * What somebody takes along from a saved state into the app itself: what was on the screen, nothing of who saw it or of what
 * the server answered.
 */
const transferred: { readonly [Slice in keyof AppState]: boolean } = {
  api: false,
  session: false,
  modal: true,
  imagePicker: true,
  editedTrainings: true,
  editedTemplates: true,
  expandedTemplates: true,
  editedCategories: true,
  editedMappings: true,
  editedPrices: true,
  outbox: false,
  keptTrainings: false,
  connection: false,
  newVersion: false,
  place: false,
  filters: true,
  openedTrainings: true,
  recorderPositions: true,
  expandedTrainings: true,
  chosenPlayers: true,
  chosenPrizes: true,
  grids: true,
  gridPreferences: false,
  plannedSeries: false,
  shell: true,
  // Of what was typed a capsule has the shape only.
  forms: false,
  memberImport: false,
  controls: false,
  sessionEnd: false,
  firstSteps: false,
};

/** Keeps for the next page of this tab what is transferred from a state. */
export function storeTransferredState(state: AppState): void {
  const slices = Object.fromEntries(Object.entries(state).filter(([slice]) => transferred[slice as keyof AppState]));
  safeSessionStorage.setItem(TRANSFERRED_STATE_KEY, JSON.stringify(slices));
}

/** Returns what the page before has transferred, once; nothing where it cannot be read. */
export function takeTransferredState(): Partial<AppState> {
  const text = safeSessionStorage.getItem(TRANSFERRED_STATE_KEY);
  safeSessionStorage.removeItem(TRANSFERRED_STATE_KEY);
  try {
    const slices = JSON.parse(text ?? '') as Record<string, unknown>;
    const known = Object.fromEntries(
      Object.entries(slices).filter(
        ([slice]) => Object.hasOwn(transferred, slice) && transferred[slice as keyof AppState],
      ),
    );
    return refusalOfState(known) === null ? known : {};
  } catch {
    return {};
  }
}
