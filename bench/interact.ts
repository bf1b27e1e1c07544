import type { Page } from 'playwright-core';

/** What one interaction cost, in milliseconds. */
export interface Cost {
  /** The longest from an input to the next paint. */
  paint: number;
  /** The longest task; 0 where none blocked the page for more than 50. */
  task: number;
  /** From the last input to the frame that shows what was asked for. */
  ready: number;
}

/** How long the page is watched on after it is ready, for tasks that come behind. */
const AFTERMATH_MS = 600;

/**
 * Acts by input as the browser gets it from people, and returns what the page itself measured. From an input to the next
 * paint is the duration of its event timing entry, in steps of 8 ms; the browser reports none below 16, which counts as
 * 16, and none of the wheel, for which it is the time to ready. Whether the page is ready is asked before each frame, and
 * the clock stopped when that frame is painted. The last input is a click, a key that goes down or a turn of the wheel.
 * `isReady` runs in the page and knows nothing around it but what it is given.
 */
export async function interact(
  page: Page,
  act: () => Promise<unknown>,
  isReady: (given: string) => boolean,
  given: string,
): Promise<Cost> {
  const isReadyHandle = await page.evaluateHandle<(given: string) => boolean>(`(${isReady.toString()})`);
  const watching = await page.evaluateHandle(watch, { isReady: isReadyHandle, given, aftermath: AFTERMATH_MS });
  await act();
  return watching.evaluate(({ cost }) => cost);
}

/** Resolves once the page reads nothing. One that was left may be in the document still, hidden, and busy for ever. */
export const untilRead = (page: Page): Promise<void> =>
  page.locator('[aria-busy=true]:visible').first().waitFor({ state: 'detached' });

// Without named functions: they would be marked with a helper that the page does not have.
function watch(work: { isReady: (given: string) => boolean; given: string; aftermath: number }) {
  const input = { last: 0, isWheel: false };
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  // The least the browser knows; the compiler's DOM library is without it.
  observer.observe({ type: 'event', ...{ durationThreshold: 16 } });
  observer.observe({ type: 'longtask' });
  const listening = new AbortController();
  for (const type of ['click', 'keydown', 'wheel']) {
    addEventListener(type, (event) => Object.assign(input, { last: event.timeStamp, isWheel: type === 'wheel' }), {
      capture: true,
      passive: true,
      signal: listening.signal,
    });
  }
  return {
    cost: (async () => {
      const { isReady, given, aftermath } = work;
      const end = performance.now() + 15_000;
      while (input.last === 0 || !isReady(given)) {
        if (performance.now() > end) throw new Error(`It never was ready for "${given}"`);
        await new Promise(requestAnimationFrame);
      }
      // What is posted now comes after the painting of this frame.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      const ready = performance.now() - input.last;
      listening.abort();
      await new Promise((resolve) => setTimeout(resolve, aftermath));
      observer.disconnect();
      const [event = 16, task = 0] = ['event', 'longtask'].map((type) =>
        entries
          .filter(({ entryType }) => entryType === type)
          .reduce((most, { duration }) => Math.max(most, duration), 0),
      );
      return { paint: input.isWheel ? ready : Math.max(16, event), task, ready };
    })(),
  };
}

declare global {
  interface Window {
    /** Milliseconds from the navigation to the painting of what was waited for. */
    shownAfter?: number;
  }
}
