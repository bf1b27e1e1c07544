import { CannotStart } from './cannotStart';

/** Ends the process with exit code 1, telling an operator what to do, or a developer where it happened. */
export function endWith(error: unknown): never {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
