import type { TFunction } from 'i18next';
import type { Frame, Page } from 'playwright-core';
import { type Capsule, capsuleIn } from '@/capsule/capsuleFile';
import { readFile } from 'node:fs/promises';
import { isCompared, screenText } from './screenText';
import { translatorFor } from './accessProblems';

/** Milliseconds without a change after which a screen is looked at; what is typed is in the store before. */
const RESTED_AFTER = 400;
/** The pause before each action in which a screen comes to rest. */
export const PAUSE = 600;
const REPLAYED_AFTER = 150;
/** Parts of a page whose code is fetched come later than the page rests. */
const MOST_REPLAYING = 10_000;

interface Screen {
  /** Milliseconds since 1970, by the clock of the page. */
  at: number;
  /** When the page was loaded. */
  loadedAt: number;
  tree: string;
  /** Of the window, as a text. */
  size: string;
}

interface Rested extends Pick<Screen, 'at' | 'loadedAt'> {
  changes: number;
}

/** Runs in the page: reports each time that nothing has changed for a while, and counts what changed. */
function watchRest(quiet: number): void {
  const page = window as unknown as { screenRested: (rested: Rested) => void; screenChanges: number };
  page.screenChanges = 0;
  let clock: ReturnType<typeof setTimeout>;
  const changed = () => {
    page.screenChanges += 1;
    clearTimeout(clock);
    clock = setTimeout(
      () => page.screenRested({ at: Date.now(), loadedAt: performance.timeOrigin, changes: page.screenChanges }),
      quiet,
    );
  };
  new MutationObserver(changed).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const event of ['input', 'change', 'scroll']) document.addEventListener(event, changed, true);
  changed();
}

/** Runs in the page: resolves once nothing has changed for a while. */
function untilRested(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let clock = setTimeout(done, quiet);
    const observer = new MutationObserver(() => {
      clearTimeout(clock);
      clock = setTimeout(done, quiet);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/**
 * Saves the capsule of what happened so far, opens it in the viewer, and returns how many screens were looked at, those
 * that are not compared included, and where they differ. What is compared once is not compared again.
 */
type Replay = () => Promise<{ seen: number; differences: string[] }>;

/** Notes the accessible tree of the page whenever it rests, from now on. */
async function recordScreens(page: Page): Promise<Replay> {
  let screens: Screen[] = [];
  let exceptions = 0;
  const changesNow = () => page.evaluate(() => (window as unknown as { screenChanges: number }).screenChanges);
  let looked = Promise.resolve();
  const look = async ({ at, loadedAt, changes }: Rested) => {
    try {
      const tree = await page.locator('body').ariaSnapshot();
      const size = sizeOf(page);
      if ((await changesNow()) !== changes) return;
      if (isCompared(tree)) screens.push({ at, loadedAt, tree, size });
      else exceptions += 1;
    } catch {
      // The page was left meanwhile.
    }
  };
  await page.exposeFunction('screenRested', (rested: Rested) => {
    looked = look(rested);
  });
  await page.addInitScript(watchRest, RESTED_AFTER);
  await page.evaluate(watchRest, RESTED_AFTER);

  return async () => {
    const locale = (await page.locator('html').getAttribute('lang')) === 'de' ? 'de' : 'en';
    const t = translatorFor(locale);
    await page.evaluate(untilRested, RESTED_AFTER);
    await looked;
    const seen = screens;
    // The dialog that saves the capsule is not looked at.
    screens = [];
    const file = await saveCapsule(page, t);
    screens = [];
    const { steps } = await readCapsule(file);
    const times = steps.map((step) => Date.parse(step.at));
    const viewer = await page.context().newPage();
    // A phone has no room for the timeline beside its own screen.
    await viewer.setViewportSize({ width: 1440, height: 900 });
    await viewer.goto('/?capsule');
    await viewer.locator('input[type=file]').setInputFiles(file);
    await viewer.getByText(t('capsuleViewer.replay.exact')).waitFor();
    const replayed = await screenIn(viewer);
    const differences: string[] = [];
    // A capsule knows one size of the window, the last, and nothing of a page that was left within seconds.
    const covered = seen.filter(
      ({ at, loadedAt, size }) => size === sizeOf(page) && times.some((time) => loadedAt <= time && time <= at),
    );
    for (const { at, tree } of covered) {
      const step = times.filter((time) => time <= at).length;
      await viewer.getByRole('slider', { name: t('capsuleViewer.timeline.step') }).fill(String(step));
      await viewer.evaluate(untilRested, REPLAYED_AFTER);
      const recorded = screenText(tree, locale);
      const begun = Date.now();
      let difference: string | null;
      do {
        await replayed.evaluate(untilRested, REPLAYED_AFTER);
        // Whatever scrolls it closes it again.
        await openToAssistiveTechnology(replayed);
        difference = differing(recorded, screenText(await replayed.locator('body').ariaSnapshot(), locale));
      } while (difference !== null && Date.now() - begun < MOST_REPLAYING);
      if (difference) differences.push(`step ${step} (${steps[step - 1]?.action.type ?? ''}):\n${difference}`);
    }
    await viewer.close();
    return { seen: covered.length + exceptions, differences };
  };
}

const sizeOf = (page: Page): string => JSON.stringify(page.viewportSize());

async function saveCapsule(page: Page, t: TFunction): Promise<string> {
  await page.keyboard.press('Control+Shift+X');
  const dialog = page.getByRole('dialog', { name: t('capsule.title') });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('capsule.save'), exact: true }).click();
  const file = await (await download).path();
  await dialog.getByRole('button', { name: t('ui.close'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  return file;
}

/** In the file parts that repeat stand once, such as the instant of two steps. */
async function readCapsule(file: string): Promise<Capsule> {
  const read = capsuleIn(JSON.parse(await readFile(file, 'utf8')));
  if (!read || 'refused' in read) throw new Error(`${file} is no capsule`);
  return read.capsule;
}

/** Returns the frame with the replayed screens, open to assistive technology. */
async function screenIn(viewer: Page): Promise<Frame> {
  const element = await viewer.waitForSelector('iframe');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('the viewer shows no screens');
  await frame.locator('h1').first().waitFor({ state: 'attached' });
  await openToAssistiveTechnology(frame);
  return frame;
}

const openToAssistiveTechnology = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    document.body.inert = false;
  });

/** Returns the first lines in which two screens differ, null if they do not. */
function differing(recorded: readonly string[], replayed: readonly string[]): string | null {
  const at = recorded.findIndex((line, index) => line !== replayed[index]);
  const first = at === -1 && replayed.length > recorded.length ? recorded.length : at;
  if (first === -1) return null;
  const around = (lines: readonly string[]) => lines.slice(Math.max(0, first - 2), first + 3).join('\n');
  return `recorded\n${around(recorded)}\nreplayed\n${around(replayed)}`;
}

const replays = new WeakMap<Page, Replay>();

/** Compares what this page shows from now on with its replay, when its context is closed. */
export async function compareWhenClosed(page: Page): Promise<void> {
  const context = page.context();
  const close = context.close.bind(context);
  replays.set(page, await recordScreens(page));
  context.close = async (options) => {
    await expectReplayed(page);
    await close(options);
  };
}

/**
 * Compares what the page has shown so far with its replay, where it is compared at all: before somebody signs out, who leaves
 * no recording.
 */
export async function expectReplayed(page: Page): Promise<void> {
  const replay = replays.get(page);
  if (!replay || page.isClosed()) return;
  const { seen, differences } = await replay();
  expect(differences).toEqual([]);
  expect(seen).toBeGreaterThan(0);
}
