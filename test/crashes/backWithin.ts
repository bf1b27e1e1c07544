import { isLong } from '../endurance';

/** In milliseconds. The long run holds the server to it; beside all other tests of a machine a duration says nothing. */
export const BACK_WITHIN_MS = isLong ? 10_000 : Infinity;
