import type { Frame, Page } from 'playwright-core';
import { type Capsule, capsuleIn } from '@/capsule/capsuleFile';
import { readFile } from 'node:fs/promises';
import { isWhole } from '@test/endurance';
import { isCompared, screenText } from './screenText';
import type { Usage } from './signIn';

/** Milliseconds without a change after which a screen is looked at; what is typed is in the store before. */
const RESTED_AFTER = 400;
/** For `openBrowser`: the pause before each action in which a screen comes to rest. */
export const PAUSE = 600;
/** For flows that are compared in the endurance tier: without pauses few of their screens come to rest. */
export const ENDURANCE_PAUSE = isWhole ? PAUSE : 0;
const REPLAYED_AFTER = 150;
/** Parts of a page whose code is fetched come later than the page rests. */
const MOST_REPLAYING = 10_000;

interface Screen {
  /** Milliseconds since 1970, by the clock of the page. */
  at: number;
  tree: string;
}

interface Rested {
  at: number;
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
    clock = setTimeout(() => page.screenRested({ at: Date.now(), changes: page.screenChanges }), quiet);
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

export interface RecordedScreens {
  /**
   * Saves the capsule of what happened so far, opens it in the viewer, and returns how many screens were compared and where
   * they differ. What is compared once is not compared again.
   */
  replay: () => Promise<{ compared: number; differences: string[] }>;
}

/** Notes the accessible tree of the page whenever it rests, from now on. */
export async function recordScreens({ page, t }: Pick<Usage, 'page' | 't'>): Promise<RecordedScreens> {
  let screens: Screen[] = [];
  const changesNow = () => page.evaluate(() => (window as unknown as { screenChanges: number }).screenChanges);
  let looked = Promise.resolve();
  const look = async ({ at, changes }: Rested) => {
    try {
      const tree = await page.locator('body').ariaSnapshot();
      if ((await changesNow()) === changes && isCompared(tree)) screens.push({ at, tree });
    } catch {
      // The page was left meanwhile.
    }
  };
  await page.exposeFunction('screenRested', (rested: Rested) => {
    looked = look(rested);
  });
  await page.addInitScript(watchRest, RESTED_AFTER);
  await page.evaluate(watchRest, RESTED_AFTER);

  const replay = async () => {
    const locale = (await page.locator('html').getAttribute('lang')) === 'de' ? 'de' : 'en';
    await page.evaluate(untilRested, RESTED_AFTER);
    await looked;
    const seen = screens;
    // The dialog that saves the capsule is not looked at.
    screens = [];
    const file = await saveCapsule({ page, t });
    screens = [];
    const { steps } = await readCapsule(file);
    const first = Date.parse(steps[0]?.at ?? '');
    const viewer = await page.context().newPage();
    await viewer.goto('/?capsule');
    await viewer.locator('input[type=file]').setInputFiles(file);
    await viewer.getByText(t('capsuleViewer.replay.exact')).waitFor();
    const replayed = await screenIn(viewer);
    const differences: string[] = [];
    const covered = seen.filter(({ at }) => at > first);
    for (const { at, tree } of covered) {
      const step = steps.filter((one) => Date.parse(one.at) <= at).length;
      await viewer.getByRole('slider', { name: t('capsuleViewer.timeline.step') }).fill(String(step));
      await viewer.evaluate(untilRested, REPLAYED_AFTER);
      const recorded = screenText(tree, locale);
      const begun = Date.now();
      let difference: string | null;
      do {
        await replayed.evaluate(untilRested, REPLAYED_AFTER);
        difference = differing(recorded, screenText(await replayed.locator('body').ariaSnapshot(), locale));
      } while (difference !== null && Date.now() - begun < MOST_REPLAYING);
      if (difference) differences.push(`step ${step} (${steps[step - 1]?.action.type ?? ''}):\n${difference}`);
    }
    await viewer.close();
    return { compared: covered.length, differences };
  };
  return { replay };
}

async function saveCapsule({ page, t }: Pick<Usage, 'page' | 't'>): Promise<string> {
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
  await frame.evaluate(() => {
    document.body.inert = false;
  });
  return frame;
}

/** Returns the first lines in which two screens differ, null if they do not. */
function differing(recorded: readonly string[], replayed: readonly string[]): string | null {
  const at = recorded.findIndex((line, index) => line !== replayed[index]);
  const first = at === -1 && replayed.length > recorded.length ? recorded.length : at;
  if (first === -1) return null;
  const around = (lines: readonly string[]) => lines.slice(Math.max(0, first - 2), first + 3).join('\n');
  return `recorded\n${around(recorded)}\nreplayed\n${around(replayed)}`;
}

/** Compares the screens of what happened so far with their replay; at least so many have to be covered by the capsule. */
export async function expectReplayed(screens: RecordedScreens, atLeast: number): Promise<void> {
  const { compared, differences } = await screens.replay();
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThanOrEqual(atLeast);
}

/** Does so in the endurance tier: with pauses these flows take seven minutes together, which is too long for each run. */
export async function expectReplayedInEndurance(usage: Pick<Usage, 'page' | 't'>): Promise<() => Promise<void>> {
  if (!isWhole) return () => Promise.resolve();
  const screens = await recordScreens(usage);
  return () => expectReplayed(screens, 1);
}
