import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** A page that is never idle must not leave a press without an answer. */
const LONGEST_WAIT_MS = 5_000;

/** Renders its children once the page is loaded and idle, and the fallback until then and while their code is loading. */
export function Deferred({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/**
 * Calls back once the page is loaded and the browser is idle, five seconds after the loading in any case. Returns how to cancel
 * that.
 */
export function whenIdle(callback: () => void): () => void {
  const cancelled = new AbortController();
  let cancel = () => cancelled.abort();
  const schedule = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(callback);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true, signal: cancelled.signal });
  return () => cancel();
}
