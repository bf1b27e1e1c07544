import { Refusal } from '@contract/problem';

const NOTHING = 'There is nothing with this id.';

/** Returns the refusal of what is not there and of what is not the caller's: both must read the same. */
export function notFound(detail = NOTHING): Refusal {
  return new Refusal('not-found', detail);
}

/** Returns what was found. Throws `not-found` for null and undefined. */
export function requireFound<Found>(found: Found | null | undefined, detail = NOTHING): Found {
  if (found === null || found === undefined) throw notFound(detail);
  return found;
}
