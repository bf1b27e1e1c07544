import { QueryStatus } from '@reduxjs/toolkit/query';
import { wholeCache } from '@/app/capsule/everyEndpoint';
import { isTextField } from '@/app/capsule/maskRules';
import { type AppState, reducer } from '@/app/makeStore';
import { type CapsuleState, isObject } from '@/capsule/capsuleFile';
import { pathTo } from '@/capsule/differences';
import type { FileError } from '@/capsule/fileError';
import { readRoles } from '@/session/loginSession';

/** The state of an app in which nothing has happened yet. */
export const emptyState = (): AppState => reducer(undefined, { type: 'state/begun' });

/** Returns why a state cannot be one of this app, naming the slice and the position in it; null: it can. */
export function refusalOfState(state: CapsuleState): FileError | null {
  const empty: CapsuleState = { ...emptyState() };
  for (const [slice, value] of Object.entries(state)) {
    if (!Object.hasOwn(empty, slice)) return { reason: 'unknownSlice', slice };
    const wrongPath = wrongInSlice(slice, value, empty[slice]);
    if (wrongPath !== null) return { reason: 'damagedInside', path: wrongPath };
  }
  return null;
}

function wrongInSlice(slice: string, value: unknown, empty: unknown): string | null {
  if (slice === 'api') return wrongInCache(value);
  const differing = unlikeInitial(value, empty, slice);
  if (differing !== null) return differing;
  if (slice === 'shell') return wrongInNotices(value as AppState['shell']);
  return wrongFields(value, slice) ?? (slice === 'session' ? wrongInSession(value as AppState['session']) : null);
}

/** Notices stand outside of the pages, so nothing else could say that they cannot be shown. */
const wrongInNotices = ({ notices }: AppState['shell']): string | null =>
  firstOf(notices.entries(), ([index, notice]) =>
    isObject(notice) && isMessage(notice.message) && isOffered(notice.action) ? null : `shell.notices[${index}]`,
  );

/** What a notice offers, or nothing. */
const isOffered = (action: unknown): boolean =>
  action === undefined ||
  (isObject(action) && ['textKey', 'step', 'id'].every((field) => typeof action[field] === 'string'));

function isMessage(value: unknown): boolean {
  if (!isObject(value) || typeof value['textKey'] !== 'string') return false;
  const { values = {} } = value;
  const isText = (one: unknown) =>
    typeof one === 'string' || typeof one === 'number' || (isObject(one) && typeof one['date'] === 'string');
  return (
    isObject(values) &&
    Object.values(values).every((one) => isText(one) || (Array.isArray(one) ? one.every(isMessage) : isMessage(one)))
  );
}

/** What states of earlier builds lack, and the app can do without. */
const addedLater: ReadonlySet<string> = new Set([
  ...['points', 'progress', 'switchedOn', 'pages', 'created', 'announced', 'turned', 'languages'].map(
    (field) => `controls.${field}`,
  ),
  'filters.categories',
]);

/** Returns the path of the first part that differs in kind from the initial state; null: none does. */
function unlikeInitial(value: unknown, initial: unknown, path: string): string | null {
  if (isNothing(initial) || (value === undefined && addedLater.has(path))) return null;
  if (isNothing(value) || typeof value !== typeof initial || Array.isArray(value) !== Array.isArray(initial))
    return path;
  // A slice that is a list holds ids.
  if (Array.isArray(initial)) {
    const wrong = path.includes('.') ? -1 : (value as unknown[]).findIndex((item) => typeof item === 'object');
    return wrong < 0 ? null : pathTo(path, String(wrong), true);
  }
  if (!isObject(initial) || !isObject(value)) return null;
  const known = Object.keys(initial);
  // Without any key, it is a record by ids.
  const unknown = known.length > 0 && Object.keys(value).find((key) => !known.includes(key));
  if (typeof unknown === 'string') return pathTo(path, unknown, false);
  return firstOf(known, (key) => unlikeInitial(value[key], initial[key], pathTo(path, key, false)));
}

/**
 * Returns the path of the first object that stands where a text or a list belongs, by the names of the fields; null: there is
 * none.
 */
function wrongFields(value: unknown, path: string, lists: ReadonlySet<string> = none): string | null {
  if (Array.isArray(value)) {
    return firstOf(value.entries(), ([index, item]) => wrongFields(item, pathTo(path, String(index), true), lists));
  }
  if (!isObject(value)) return null;
  return firstOf(Object.entries(value), ([key, item]) => {
    const own = pathTo(path, key, false);
    const isNoObject = isTextField(key) || lists.has(key) || (key === 'name' && 'surname' in value);
    return isNoObject && isObject(item) ? own : wrongFields(item, own, lists);
  });
}

const none: ReadonlySet<string> = new Set();
/** What screens read as lists in an answer. */
const listsOfAnswers: ReadonlySet<string> = new Set([
  ...[
    'dialogs',
    'entries',
    'members',
    'trainings',
    'trainingSessions',
    'players',
    'balls',
    'scoring',
    'leagueTableEntries',
  ],
  ...[
    'leagueTableEvents',
    'prizes',
    'categories',
    'history',
    'instructions',
    'hints',
    'mapping',
    'changes',
    'roles',
    'ids',
  ],
]);

const statuses: readonly unknown[] = Object.values(QueryStatus);
const QUERIES = 'api.queries';

/** Of a cache only its queries are taken. */
function wrongInCache(cache: unknown): string | null {
  const queries = isObject(cache) ? cache['queries'] : null;
  if (!isObject(queries)) return QUERIES;
  return firstOf(Object.entries(queries), ([key, entry]) => wrongInEntry(key, entry, pathTo(QUERIES, key, false)));
}

function wrongInEntry(key: string, entry: unknown, path: string): string | null {
  if (!isObject(entry)) return path;
  const { status, endpointName, originalArgs, data, error } = entry;
  const isKnown = typeof endpointName === 'string' && Object.hasOwn(wholeCache.endpoints, endpointName);
  if (!isKnown || !key.startsWith(`${endpointName}(`)) return `${path}.endpointName`;
  if (!statuses.includes(status)) return `${path}.status`;
  if (error !== undefined && !isObject(error)) return `${path}.error`;
  for (const name of ['startedTimeStamp', 'fulfilledTimeStamp']) {
    if (entry[name] !== undefined && typeof entry[name] !== 'number') return `${path}.${name}`;
  }
  return wrongFields(originalArgs, `${path}.originalArgs`) ?? wrongFields(data, `${path}.data`, listsOfAnswers);
}

const ofSession = ['name', 'surname', 'id', 'golfclubId', 'email', 'roles', 'bookable'];

/** Every private page reads who is signed in, and what they may do. */
function wrongInSession({ session }: AppState['session']): string | null {
  if (session === null) return null;
  const missing = ofSession.find((field) => !Object.hasOwn(session, field));
  if (missing !== undefined) return `session.session.${missing}`;
  const { roles } = session;
  return Array.isArray(roles) && readRoles(roles).length === roles.length ? null : 'session.session.roles';
}

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

function firstOf<Item>(items: Iterable<Item>, wrongIn: (item: Item) => string | null): string | null {
  for (const item of items) {
    const path = wrongIn(item);
    if (path !== null) return path;
  }
  return null;
}
