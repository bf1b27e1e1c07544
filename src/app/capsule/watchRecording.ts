import type { AppStore } from '@/app/makeStore';
import { pageRecorder } from '@/capsule/recorder';
import { whenIdle } from '@/ui/Deferred';

const fetchWriter = () => import(/* webpackChunkName: "capsule" */ './writeRecording');

/** Milliseconds after an action until it is stored; the first page comes first. */
const DELAY_MS = 3_000;

/** Where writing takes longer than a frame or two, it waits until nobody has done anything for so many milliseconds. */
const LONG_WRITE_MS = 50;
const REST_MS = 15_000;

/** Milliseconds until the code that stores it is requested again where it could not be loaded. */
const RETRY_MS = 60_000;

/**
 * Stores what is recorded for the next page of this tab: soon after each action, at once after an error, and when the page
 * is left. With so much on the page that writing would be felt, not while somebody works. Returns how to stop.
 */
export function watchRecording(store: Pick<AppStore, 'getState'>): () => void {
  let clock: ReturnType<typeof setTimeout> | null = null;
  let callOff = () => undefined as void;
  let write: ((state: ReturnType<AppStore['getState']>) => void) | null = null;
  let isOver = false;
  let isLong = false;
  /** By `performance.now()`; never while it is being loaded. */
  let mayFetchFrom = 0;

  const writeNow = () => {
    // A recording that cannot be masked is not stored; the dialog that exports it says why.
    const begun = performance.now();
    try {
      write?.(store.getState());
    } catch {
      return;
    }
    isLong = performance.now() - begun > LONG_WRITE_MS;
  };
  const fetchAndWrite = async () => {
    if (!write && performance.now() >= mayFetchFrom) {
      // An answer that is no script is an error of the page, which would request it again at once.
      mayFetchFrom = Infinity;
      write = await fetchWriter()
        .then(({ makeRecordingWriter }) => makeRecordingWriter())
        .catch(() => null);
      mayFetchFrom = performance.now() + RETRY_MS;
    }
    clock = null;
    if (!isOver) writeNow();
  };
  const stopWatching = pageRecorder.watch((isError) => {
    if (clock !== null && !isError && !isLong) return;
    if (clock !== null) clearTimeout(clock);
    const delay = isLong ? REST_MS : DELAY_MS;
    clock = setTimeout(() => (callOff = whenIdle(() => void fetchAndWrite())), isError ? 0 : delay);
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
