import { noteServerTime } from '@/session/serverClock';
import { pause } from '@/ui/pause';
import { browserSettings, serviceUrl } from './address';

/** Milliseconds; a server that does not answer by then counts as unreachable. */
const MAX_WAIT = 5_000;

/** Reads the server's time, before something is dropped for its age: this device's clock may be wrong. */
export async function readServerTime(): Promise<void> {
  const request = { cache: 'no-store', headers: { Accept: 'application/json' } } as const;
  const read = async () =>
    noteServerTime((await fetch(serviceUrl('/health', browserSettings()), request)).headers.get('Date'));
  await Promise.race([read().catch(() => undefined), pause(MAX_WAIT)]);
}
