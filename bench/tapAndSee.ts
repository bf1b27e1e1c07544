import type { Locator } from 'playwright-core';

/**
 * Taps a scoring button, within the page, and returns the milliseconds until the ball chosen among these balls is painted
 * with its points. Throws when none is chosen or it has points already.
 */
export function tapAndSee(button: Locator, balls: string): Promise<number> {
  // Without named functions: they would be marked with a helper that the page does not have.
  return button.evaluate(
    (element, label) =>
      new Promise<number>((resolve, reject) => {
        const ball = document.querySelector(`[aria-label="${label}"] [aria-pressed="true"]`);
        const before = ball?.getAttribute('aria-label') ?? '';
        if (!ball || !before.endsWith('open')) {
          reject(new Error(`no open ball is chosen: ${before}`));
          return;
        }
        const gone = setTimeout(() => reject(new Error(`it was not shown: ${before}`)), 10_000);
        const begun = performance.now();
        new MutationObserver((_changes, observer) => {
          if (ball.getAttribute('aria-label') === before) return;
          observer.disconnect();
          clearTimeout(gone);
          // The next frame shows it; what is posted then comes after the painting.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - begun);
            port2.postMessage(null);
          });
        }).observe(ball, { attributes: true });
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
          const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
          element.dispatchEvent(
            new Kind(type, { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 }),
          );
        }
      }),
    balls,
  );
}
