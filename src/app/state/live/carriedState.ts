import type { AppState } from '@/app/makeStore';
import { refusalOfState } from '../opening/checkState';
import { CARRIED_KEY } from './isCarried';

/** What somebody takes along from a saved state into the app itself: what was on the screen, nothing of who saw it or of what the server answered. */
const carried: { readonly [Slice in keyof AppState]: boolean } = {
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
  // Of what was typed only the shape is known.
  forms: false,
  memberImport: false,
  controls: false,
};

/** Keeps for the next page of this tab what is carried over from a state. */
export function carryOver(state: AppState): void {
  const slices = Object.fromEntries(Object.entries(state).filter(([slice]) => carried[slice as keyof AppState]));
  window.sessionStorage.setItem(CARRIED_KEY, JSON.stringify(slices));
}

/** Returns what the page before has carried over, once; nothing where it cannot be read. */
export function takeCarried(): Partial<AppState> {
  const text = window.sessionStorage.getItem(CARRIED_KEY);
  window.sessionStorage.removeItem(CARRIED_KEY);
  try {
    const slices = JSON.parse(text ?? '') as Record<string, unknown>;
    const known = Object.fromEntries(
      Object.entries(slices).filter(([slice]) => Object.hasOwn(carried, slice) && carried[slice as keyof AppState]),
    );
    return refusalOfState(known) === null ? known : {};
  } catch {
    return {};
  }
}
