import { isNativeError } from 'node:util/types';
import pg from 'pg';
import { Refusal } from '../../contract/problem';

/** Seconds after which trying again is worth while. */
const RETRY_AFTER_SECONDS = 2;

// What says nothing about the request: lost connection, out of resources, stopped by hand or by time (classes of SQLSTATE),
// and a host that takes no changes any more.
const transientErrors = /^(08|53|57|25006$)/;

/** Returns the SQLSTATE of an error of the database, undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/** Returns why a connection failed. A host with several addresses fails with several errors, and then only the code says it. */
export function reasonOf(error: unknown): string {
  if (!isNativeError(error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/**
 * Returns whether a statement that failed with this may well succeed a moment later. What PostgreSQL did not say itself,
 * and is no mistake of ours in asking, is a connection that died.
 */
export function isTransientError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return transientErrors.test(sqlState(error) ?? '');
  return !(error instanceof TypeError);
}

const CANNOT_CONNECT_NOW = '57P03';

/** Returns whether this failed because PostgreSQL is starting or recovering, also if the error is a cause or one of several. */
export function isStarting(error: unknown): boolean {
  if (sqlState(error) === CANNOT_CONNECT_NOW) return true;
  if (error instanceof AggregateError) return error.errors.some(isStarting);
  return error instanceof Error && error.cause !== undefined && isStarting(error.cause);
}

/** Returns the refusal that asks the caller to try again soon. */
export function overloaded(why: string): Refusal {
  return new Refusal('overloaded', why, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

export const DISK_FULL = '53100';

/** Returns the refusal of a change that there is no room for on the disk of the database. */
export function storageFull(): Refusal {
  return new Refusal(
    'storage-full',
    'The disk of the database is full. Nothing was changed; what is stored can still be read.',
  );
}

/** Waits for a note that a read makes beside itself; where there is no room for it, the read goes on without. */
export async function ifThereIsRoom(note: Promise<unknown>): Promise<void> {
  await note.catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'storage-full')) throw error;
  });
}
