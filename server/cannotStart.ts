import { isNativeError } from 'node:util/types';

/** What keeps the server from starting and an operator can put right; shown without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** Returns the code of a failed call to the system, such as ENOENT, or else what it says. */
export function systemCode(error: unknown): string {
  return isNativeError(error) && 'code' in error ? String(error.code) : String(error);
}

/** Ends the process with exit code 1, telling an operator what to do, or a developer where it happened. */
export function endWith(error: unknown): never {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
