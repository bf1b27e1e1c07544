import type { ColumnType } from 'kysely';

/** Text that holds a T as JSON: what is written into a `jsonb` column. */
export type JsonText<T> = string & { readonly holds: T };

/** A `jsonb` column: read as what it holds, written as text, because `pg` would send a list as an SQL array. */
export type JsonColumn<T> = ColumnType<T, JsonText<T>, JsonText<T>>;
export type DefaultedJsonColumn<T> = ColumnType<T, JsonText<T> | undefined, JsonText<T>>;

/** Returns the value as the JSON text that a `jsonb` column takes. */
export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>;
}
