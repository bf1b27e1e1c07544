/** What keeps the server from starting and an operator can put right; shown without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** Ends the process with exit code 1, telling an operator what to do, or a developer where it happened. */
export function endWith(error: unknown): never {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
