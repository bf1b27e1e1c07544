import { array, mixed, object, string, type Schema } from 'yup';
import {
  densities,
  pageSizes,
  type GridPreferences,
  type GridPreferencesState,
  type SavedView,
} from './gridPreferencesSlice';

const keyOf = (memberId: string) => `grids:${memberId}`;
const nothing: GridPreferencesState = { grids: {}, views: {} };

const fields = array(string().required()).nullable().defined();
const preferences: Schema<GridPreferences> = object({
  hidden: fields,
  order: fields,
  widths: mixed(isWidths).required(),
  density: mixed((value): value is (typeof densities)[number] => densities.some((known) => known === value))
    .nullable()
    .defined(),
  pageSize: mixed((value): value is (typeof pageSizes)[number] =>
    pageSizes.some((known) => known === value),
  ).required(),
});
const view: Schema<SavedView> = object({ name: string().required(), search: string().defined(), preferences });
const views: Schema<SavedView[]> = array(view).required();

/** Returns how this person wants to see the grids; what cannot be read is as usual. */
export function keptGridPreferences(memberId: string): GridPreferencesState {
  const kept = readJson(keyOf(memberId));
  if (!isRecord(kept)) return nothing;
  return { grids: valid(kept.grids, preferences), views: valid(kept.views, views) };
}

/** Keeps how this person wants to see the grids, beyond this visit. */
export function storeGridPreferences(memberId: string, preferred: GridPreferencesState): void {
  try {
    window.localStorage.setItem(keyOf(memberId), JSON.stringify(preferred));
  } catch {
    // A full or forbidden storage loses it with the visit, and nothing else.
  }
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the entries that have the form. */
function valid<Kept>(kept: unknown, schema: Schema<Kept>): Record<string, Kept> {
  if (!isRecord(kept)) return {};
  const isValid = (entry: [string, unknown]): entry is [string, Kept] => schema.isValidSync(entry[1], { strict: true });
  return Object.fromEntries(Object.entries(kept).filter(isValid));
}

const isRecord = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept);

function isWidths(kept: unknown): kept is Record<string, number> {
  return (
    isRecord(kept) && Object.values(kept).every((width) => typeof width === 'number' && width > 0 && width < 10_000)
  );
}
