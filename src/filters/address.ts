import { matchPath } from 'react-router-dom';
import { WIZARD } from '@/routing/routes';
import type { LoginSession } from '@/session/loginSession';
import type { Field } from './fields';
import type { FiltersState, Screen } from './filters';
import { screens, type FieldsOf } from './screens';

export interface Address {
  pathname: string;
  /** Empty, or with the question mark. */
  search: string;
}

const names = Object.keys(screens) as Screen[];

/** Returns the screen with filters at a path; null where there is none. */
export function screenAt(pathname: string): Screen | null {
  const isThere = (path: string) => matchPath({ path, end: true }, pathname) !== null;
  return names.find((name) => screens[name].paths.some(isThere)) ?? null;
}

/** Returns what a screen shows at an address; what it asks for that cannot be, or not for this person, counts as not asked. */
export function readAddress<Name extends Screen>(
  name: Name,
  { pathname, search }: Address,
  session: LoginSession | null,
): FiltersState[Name] {
  const { paths, fields } = screens[name];
  const parameters = new URLSearchParams(search);
  const inPath = matchPath({ path: paths[0], end: true }, pathname)?.params ?? {};
  const read = entriesOf<FiltersState[Name]>(fields).map(([key, field]) => [
    key,
    field.read(parameters, session) ?? inPath[key] ?? field.usual,
  ]);
  return Object.fromEntries(read) as FiltersState[Name];
}

/** Returns what a screen shows when nothing is asked for. */
export const usualFilters = <Name extends Screen>(name: Name): FiltersState[Name] =>
  readAddress(name, { pathname: '', search: '' }, null);

/** Returns the parameters that say what a screen shows, with the question mark; what is usual is left out. */
function searchOf<Entry extends object>(fields: FieldsOf<Entry>, entry: Entry): string {
  const parameters = entriesOf<Entry>(fields).flatMap(([key, field]) =>
    isSame(entry[key], field.usual) ? [] : field.write(entry[key]),
  );
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`;
}

/** Returns the address at which a screen shows this, at the given path unless the filters say another one. */
export function addressAt<Name extends Screen>(name: Name, entry: FiltersState[Name], pathname: string): string {
  const path = 'training' in entry ? pathOfWizard(entry.training) : pathname;
  return path + searchOf<FiltersState[Name]>(screens[name].fields, entry);
}

/** Returns the address of a screen that shows this and is otherwise as usual; for links. */
export function addressOf<Name extends Screen>(name: Name, filters: Partial<FiltersState[Name]>): string {
  return addressAt(name, { ...usualFilters(name), ...filters }, screens[name].paths[0]);
}

const pathOfWizard = (training: string | null): string =>
  training === null ? WIZARD : `${WIZARD}/${encodeURIComponent(training)}`;

/** Returns whether the new filters take the place of the old ones in the browser's history. */
export function isReplaced<Name extends Screen>(
  name: Name,
  before: FiltersState[Name],
  after: FiltersState[Name],
): boolean {
  return entriesOf<FiltersState[Name]>(screens[name].fields).some(
    ([key, field]) => !isSame(before[key], after[key]) && (field.isReplaced?.(before[key], after[key]) ?? false),
  );
}

/** Filters are small and plain. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function entriesOf<Entry extends object>(fields: FieldsOf<Entry>): [keyof Entry & string, Field<Entry[keyof Entry]>][] {
  return Object.entries(fields) as [keyof Entry & string, Field<Entry[keyof Entry]>][];
}
