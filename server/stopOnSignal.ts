/** Ctrl-C may arrive more than once, from the terminal and from npm; that is still one wish. */
const ONE_WISH_MS = 500;
const STOP_LIMIT_MS = 15_000;

/**
 * On SIGTERM or SIGINT finishes with `stop` and ends the process. A further signal ends it at once, and so does a
 * stop that takes too long; both are safe, for the database recovers from anything. A stop that fails goes to `failed`.
 */
export function stopOnSignal(stop: () => Promise<void>, failed: (error: unknown) => never): void {
  let wishedAt: number | null = null;

  function wish(): void {
    if (wishedAt !== null) {
      if (Date.now() - wishedAt > ONE_WISH_MS) process.exit(1);
      return;
    }
    wishedAt = Date.now();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stop().then(() => process.exit(0), failed);
  }

  process.on('SIGTERM', wish);
  process.on('SIGINT', wish);
}
