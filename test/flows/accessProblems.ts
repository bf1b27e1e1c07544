import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const widths = [1440, 1024, 390];
const schemes = ['light', 'dark'] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Looked {
  /** The heading of the page. */
  title: string;
  path: string;
  /** What is to be opened on the page, once it stands there. */
  open?: ((page: Page) => Promise<unknown>) | undefined;
}

/** Returns what keeps somebody from using the page, at every width, in light and dark: axe's findings and what sticks out. */
export async function problemsEverywhere(page: Page, { title, path, open }: Looked): Promise<string[]> {
  const found: string[] = [];
  // A stream that goes on for ever would never let the network be idle.
  await page.route('**/api/live/*', (route) => route.fulfill({ status: 204 }));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.waitForLoadState('networkidle');
    await open?.(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // From then on the colours move, which `untilStill` sees.
      await page.locator(`html[data-${colorScheme}]`).waitFor({ state: 'attached' });
      await untilStill(page);
      const problems = [...(await accessProblems(page)), ...(await overflow(page))];
      found.push(...problems.map((problem) => `${width} px, ${colorScheme}: ${problem}`));
    }
  }
  return found;
}

/** Waits until everything is loaded and nothing moves: half-faded text has no contrast that counts. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

async function accessProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html.slice(0, 160)).join(' and ')}`);
}

async function overflow(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
}
