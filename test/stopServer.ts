import { rm } from 'node:fs/promises';
import { runningSetup } from './runningSetup';

/** Ends what `startServer` has started; a server that does not end in order fails the run. */
export default async function stopServer(): Promise<void> {
  const { server, database, programs } = runningSetup;
  try {
    await server?.stop();
  } finally {
    await database?.remove();
    if (programs !== undefined) await rm(programs, { recursive: true, force: true });
  }
}
