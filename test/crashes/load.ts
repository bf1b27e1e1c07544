import type { Journal } from './journal';

const PAUSE_MS = 10;
/** Nobody is refused for longer, wherever the database is; then the test shall end and not go on for ever. */
const LONGEST_MS = 120_000;

export interface Load {
  /** Resolves once so many more changes are acknowledged, by each writer at least one. Rejects when a writer fails. */
  grown(by: number): Promise<void>;
}

/**
 * Returns what `work` returns, while all writers write at the same time; whoever is not heard tries again. Afterwards
 * every writer has heard how its last change ended. Rejects when `work` does, or a writer.
 */
export async function underLoad<T>(journals: readonly Journal[], work: (load: Load) => Promise<T>): Promise<T> {
  let isStopping = false;
  const writing = journals.map(async (journal) => {
    while (!isStopping) if (!(await journal.write())) await pause();
  });
  const failed = Promise.all(writing);
  failed.catch(() => undefined);

  async function untilGrown(by: number): Promise<void> {
    const before = journals.map((journal) => journal.acknowledged());
    while (!isStopping) {
      const more = journals.map((journal, position) => journal.acknowledged() - (before[position] ?? 0));
      if (more.every((each) => each > 0) && more.reduce((sum, each) => sum + each, 0) >= by) return;
      await pause();
    }
  }

  let result: T;
  try {
    result = await work({
      async grown(by) {
        await Promise.race([untilGrown(by), failed]);
      },
    });
  } finally {
    isStopping = true;
    await Promise.allSettled(writing);
  }
  await failed;
  return result;
}

/** Has each writer send its next or its open change, under its key, until it is acknowledged. Rejects when a writer fails. */
export async function drainJournals(journals: readonly Journal[]): Promise<void> {
  const limit = Date.now() + LONGEST_MS;
  await Promise.all(
    journals.map(async (journal) => {
      while (!(await journal.write())) {
        if (Date.now() > limit) throw new Error(`${journal.name}: nothing was acknowledged any more`);
        await pause();
      }
    }),
  );
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
