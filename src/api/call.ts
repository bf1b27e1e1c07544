import { type ColumnFilter, writeColumnFilter } from '@contract/columnFilter';

/** One call of the API, described by data; `send` turns it into a request. */
export interface Call {
  /** Its name, as errors say it. */
  call: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters as `{name}`. */
  path: string;
  parameters?: Readonly<Record<string, string | null | undefined>>;
  /** What is undefined or an empty text is left out; a list becomes a parameter for each of its items. */
  query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  body?: unknown;
  /** Sent as they are, in place of a body, under their own media type. */
  bytes?: Blob;
  idempotencyKey?: string;
  /** A GET that changes something also without a token: the server does it only for a call that says it is the web app's. */
  changesByGet?: true;
  /** Returns whether the server can have answered this; without it, an object or a list of anything but null. */
  isAnswer?: (data: unknown) => boolean;
}

/** The argument of an endpoint that is done once under a key, however often it is sent. */
export interface Keyed {
  idempotencyKey: string;
}

/** Returns whether the server can have answered this to the call; another server may answer anything. */
export const isAnswerTo = ({ isAnswer = isObjectOrList }: Call, data: unknown): boolean => isAnswer(data);

/** Returns whether this is a list of anything but null. */
export const isList = (data: unknown): data is unknown[] => Array.isArray(data) && !data.includes(null);

const isObjectOrList = (data: unknown) => isList(data) || isObject(data);

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null && !Array.isArray(data);

/** Returns whether this is the entity with this id and with its list of that name. */
export const isEntityWith =
  (id: string, list: string) =>
  (data: unknown): boolean => {
    const fields: Record<string, unknown> = isObject(data) ? { ...data } : {};
    return fields.id === id && isList(fields[list]);
  };

/** Returns the name of the first path parameter that has no value, or null. */
export function missingParameter({ path, parameters = {} }: Call): string | null {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  return names.find((name) => parameters[name] === null || parameters[name] === undefined) ?? null;
}

/** Returns the path with its parameters (encoded) and query. */
export function pathOf({ path, parameters = {}, query = {} }: Call): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(parameters[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') search.append(name, String(one));
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

/** Returns the filters by column as the server is asked for them; nothing where there are none. */
export const whereQuery = (where: readonly ColumnFilter[]): { where?: string[] } =>
  where.length === 0 ? {} : { where: where.map(writeColumnFilter) };
