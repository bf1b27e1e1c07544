import type { ColumnType } from 'kysely';
import pg from 'pg';

const { builtins, getTypeParser } = pg.types;
const readInstant = getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date;

const ownReaders = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, (text) => readInstant(text).toISOString()],
]);

/** How column values reach the code: dates as `YYYY-MM-DD`, instants as ISO 8601 in UTC, int8 and numeric as numbers. */
export const columnValues: pg.CustomTypesConfig = {
  getTypeParser(oid: Parameters<typeof getTypeParser>[0], format?: 'text' | 'binary'): unknown {
    return ownReaders.get(oid) ?? getTypeParser(oid, format ?? 'text');
  },
};

/** `YYYY-MM-DD`. */
export type DateText = string;
/** ISO 8601 in UTC with milliseconds. */
export type InstantText = string;

/** Text that holds a T as JSON: what is written into a `jsonb` column. */
export type JsonText<T> = string & { readonly holds: T };

/** A `jsonb` column: read as what it holds, written as text, because `pg` would send a list as an SQL array. */
export type JsonColumn<T> = ColumnType<T, JsonText<T>, JsonText<T>>;
export type DefaultedJsonColumn<T> = ColumnType<T, JsonText<T> | undefined, JsonText<T>>;

/** Returns the value as the JSON text that a `jsonb` column takes. */
export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>;
}
