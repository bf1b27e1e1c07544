import type { AppStore } from '@/app/makeStore';
import { pageRecorder } from '@/capsule/recorder';
import { whenIdle } from '@/ui/Deferred';

const fetchWriter = () => import(/* webpackChunkName: "capsule" */ './writeRecording');

/** Milliseconds after an action until it is kept; the first page comes first. */
const DELAY_MS = 3_000;

/**
 * Keeps what is recorded for the next page of this tab: soon after each action, at once after an error, and when the page
 * is left. Returns how to stop.
 */
export function keepRecording(store: Pick<AppStore, 'getState'>): () => void {
  let clock: ReturnType<typeof setTimeout> | null = null;
  let callOff = () => undefined as void;
  let write: ((state: ReturnType<AppStore['getState']>) => void) | null = null;
  let isOver = false;

  const writeNow = () => {
    // A recording that cannot be masked is not kept; the dialog that exports it says why.
    try {
      write?.(store.getState());
    } catch {
      return;
    }
  };
  const keep = async () => {
    const fetched =
      write ??
      (await fetchWriter()
        .then(({ makeRecordingWriter }) => makeRecordingWriter())
        .catch(() => null));
    write ??= fetched;
    clock = null;
    if (!isOver) writeNow();
  };
  const stopWatching = pageRecorder.watch((isError) => {
    if (clock !== null && !isError) return;
    if (clock !== null) clearTimeout(clock);
    clock = setTimeout(() => (callOff = whenIdle(() => void keep())), isError ? 0 : DELAY_MS);
  });
  window.addEventListener('pagehide', writeNow);
  return () => {
    isOver = true;
    stopWatching();
    callOff();
    if (clock !== null) clearTimeout(clock);
    window.removeEventListener('pagehide', writeNow);
  };
}
