import { runningSetup } from './runningSetup';

/** Ends what `startServer` has started; a server that does not end in order fails the run. */
export default async function stopServer(): Promise<void> {
  try {
    await runningSetup.server?.stop();
  } finally {
    await runningSetup.database?.remove();
  }
}
