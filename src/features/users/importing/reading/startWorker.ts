/** Returns a thread of its own that reads files of members. */
export const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { name: 'members-file' });
