/** In milliseconds. The long run holds the server to it; beside all other tests of a machine a duration says nothing. */
export const BACK_WITHIN_MS = process.env['LONG'] === '1' ? 10_000 : Infinity;
