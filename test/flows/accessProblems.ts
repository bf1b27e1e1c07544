import AxeBuilder from '@axe-core/playwright';
import i18next, { type TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { de } from '@/i18n/de';
import { capsule as germanCapsule } from '@/i18n/de/capsule';
import { capsuleViewer as germanViewer } from '@/i18n/de/capsuleViewer';
import { liveState as germanLive } from '@/i18n/de/liveState';
import { palette as germanPalette } from '@/i18n/de/palette';
import { en } from '@/i18n/en';
import { capsule } from '@/i18n/en/capsule';
import { capsuleViewer } from '@/i18n/en/capsuleViewer';
import { liveState } from '@/i18n/en/liveState';
import { palette } from '@/i18n/en/palette';
import type { Locale } from '@contract/lists';
import { isLong } from '@test/endurance';
import { untilIdle } from './idle';

type Look = { width: number; schemes: ('light' | 'dark')[] };

/** What axe finds depends on the layout, of which there are two, and on the colours; what sticks out on the width alone. */
const looks: Look[] = [
  { width: 1440, schemes: isLong ? ['light', 'dark'] : ['light'] },
  { width: 1024, schemes: [] },
  { width: 390, schemes: isLong ? ['light', 'dark'] : ['dark'] },
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Looked {
  /** The heading of the page. */
  title: string;
  path: string;
  /** What is to be opened on the page, once it stands there. */
  open?: ((page: Page) => Promise<unknown>) | undefined;
}

/** Returns what keeps somebody from using the page: what sticks out at any width, and axe's findings in light and dark. */
export async function problemsEverywhere(page: Page, { title, path, open }: Looked): Promise<string[]> {
  const found: string[] = [];
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await untilIdle(page);
  await open?.(page);
  for (const { width, schemes } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page);
    found.push(...(await overflow(page)).map((problem) => `${width} px: ${problem}`));
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // From then on the colours move, which `untilStill` sees.
      await page.locator(`html[data-${colorScheme}]`).waitFor({ state: 'attached' });
      await untilStill(page);
      const problems = await accessProblems(page);
      found.push(...problems.map((problem) => `${width} px, ${colorScheme}: ${problem}`));
    }
  }
  return found;
}

/** The same of the page as it is, in the colours that it has. */
export async function problemsHere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page);
    const problems = [...(await overflow(page)), ...(await accessProblems(page))];
    found.push(...problems.map((problem) => `${width} px: ${problem}`));
  }
  return found;
}

/** Waits until everything is loaded and nothing moves: half-faded text has no contrast that counts. */
async function untilStill(page: Page): Promise<void> {
  // In a frame, cached files are never noticed to be there; whoever opens one waits for what it shows.
  if (page.frames().length === 1) await untilIdle(page);
  // One that says how far it is may stand still.
  const spinner = page.getByRole('progressbar').and(page.locator(':not([aria-valuenow])'));
  await spinner.waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

async function accessProblems(page: Page): Promise<string[]> {
  // The legacy mode leaves out frames, of which the app has one that is inert, and with them a new window for each look.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html.slice(0, 160)).join(' and ')}`);
}

/** Milliseconds in which a page must have taken in that its window has become narrower. */
const TAKING_IN = 5_000;

async function overflow(page: Page): Promise<string[]> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  // What does not fit even then is told of below.
  await page.waitForFunction(fits, null, { timeout: TAKING_IN }).catch(() => null);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
}

/** Returns the app's own texts in a locale, so that no test repeats one. */
export function translatorFor(locale: Locale): TFunction {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    resources: {
      en: { translation: { ...en, capsule, capsuleViewer, liveState, palette } },
      de: {
        translation: {
          ...de,
          capsule: germanCapsule,
          capsuleViewer: germanViewer,
          liveState: germanLive,
          palette: germanPalette,
        },
      },
    },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance.t;
}
