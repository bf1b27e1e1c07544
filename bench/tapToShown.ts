import type { Browser, Locator, Page } from 'playwright-core';
import type { ScheduledTraining } from '@contract/training';
import { translatorFor } from '@test/flows/accessProblems';
import { openBrowser } from '@test/flows/browser';
import { signInAs } from '@test/flows/signIn';
import { makeTemplate, runTraining, scoring, signInDevice } from './device';
import { fixedPieceMs, printLimited } from './limited';
import { type SeededApp, serveSeeded } from './seededApp';
import { quantile } from './start';

const PLAYERS = 30;

const BALLS = 50;

const WARM_UP = 3;

const TAPS = 36;

/** Whose balls are recorded; all others have theirs. In the middle of the grid. */
const PLAYER = 15;

const SLOWDOWN = 4;

const MOST_MS = 100;

const t = translatorFor('en');

/** What holds the balls in each view. */
const views = { one: t('wizard.balls.strip'), all: t('recording.grid.label') };

type View = keyof typeof views;

/**
 * Measures the time from a tap on a scoring button to its ball shown with the points, in a full training on a slow
 * device that is sending the balls before, and prints the median of each view with its limit.
 */
export async function measureTaps(): Promise<void> {
  const app = await serveSeeded({ clubs: 1, members: PLAYERS });
  const browser = await openBrowser();
  try {
    const measured = [];
    for (const view of ['one', 'all'] as const) {
      const times = await timesOfTaps(browser, app, view);
      const median = quantile(times, 0.5) ?? 0;
      // What else runs on the machine slows both, so this can be compared where the milliseconds cannot.
      const share = (median / fixedPieceMs()).toFixed(2);
      measured.push({
        what: `tap to shown, ${view === 'one' ? 'one player' : 'all players'}, ${SLOWDOWN}× slower`,
        value: median,
        limit: MOST_MS,
        unit: 'ms',
        remark: `median of ${times.length}, worst ${Math.max(...times).toFixed(1)} ms, ${share} of the fixed piece`,
      });
    }
    console.log('');
    printLimited(measured);
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function timesOfTaps(browser: Browser, app: SeededApp, view: View): Promise<number[]> {
  const { id } = await fullTraining(app);
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  await page.goto('/public/login');
  await signInAs(page, t, app.admin);
  await page.goto(`/private/sessionwizard/${id}?status=STARTED&record=${view}`);
  await buttonOf(page, 0).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let tap = 0; tap < WARM_UP + TAPS; tap += 1) {
    const time = await tapAndSee(buttonOf(page, tap), views[view]);
    if (tap >= WARM_UP) times.push(time);
    await pause(tap);
  }
  await context.close();
  return times;
}

/** A training whose strip and grid are full, with just enough balls left to be recorded. */
async function fullTraining(app: SeededApp): Promise<ScheduledTraining> {
  const pro = await signInDevice(app.url, app.admin);
  const recorded = (player: number) => (player === PLAYER ? BALLS - WARM_UP - TAPS - 1 : BALLS);
  const template = await makeTemplate(pro, BALLS);
  return runTraining({ pro, template, players: PLAYERS, recorded }).finally(() => pro.close());
}

/** The buttons take turns. Found without roles, which would be worked out for each of the many balls every time. */
function buttonOf(page: Page, tap: number): Locator {
  const item = scoring[tap % scoring.length];
  const points = t('wizard.balls.points', { count: item?.points ?? 0 });
  return page.locator(`button[aria-label="${t('wizard.balls.score', { name: item?.name.en, points })}"]`);
}

/** Players hit one ball after the other: from 400 to 800 ms, so that taps meet every moment of sending those before. */
function pause(tap: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 400 + ((tap * 170) % 400)));
}

/**
 * Taps a scoring button, within the page, and returns the milliseconds until the ball chosen among these balls is painted
 * with its points. Throws when none is chosen or it has points already.
 */
function tapAndSee(button: Locator, balls: string): Promise<number> {
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
