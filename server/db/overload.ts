import pg from 'pg';
import { Refusal } from '../../contract/refusals';

/** Seconds after which trying again is worth while. */
const RETRY_AFTER_SECONDS = 2;

// The classes of SQLSTATE that say nothing about the request: lost connection, out of resources, stopped by hand or by time.
const passingTroubles = /^(08|53|57)/;

/** Returns the SQLSTATE of an error of the database, undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/**
 * Returns whether a statement that failed with this may well succeed a moment later. What PostgreSQL did not say itself,
 * and is no mistake of ours in asking, is a connection that died.
 */
export function isPassingTrouble(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return passingTroubles.test(sqlState(error) ?? '');
  return !(error instanceof TypeError);
}

/** Returns the refusal that asks the caller to try again soon. */
export function overloaded(why: string): Refusal {
  return new Refusal('overloaded', why, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
