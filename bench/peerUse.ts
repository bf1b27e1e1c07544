import type { Page } from 'playwright-core';
import { interact } from './interact';
import type { Screen } from './peerScreens';

/** What every row has. */
export const SHOWN = 'a[href^="mailto:"]';

const VISIBLE = `${SHOWN}:visible`;

const SEARCHED = 'pro-1';

const BETWEEN_KEYS_MS = 120;

// These run in the page: whether it shows what was asked for. A page that was left may still be in the document, hidden.
const areOthers = (before: string) => {
  const links = [...document.querySelectorAll('a[href^="mailto:"]')].filter((link) => link.checkVisibility());
  return links.length > 0 && links.map(({ textContent }) => textContent).join() !== before;
};

const areFound = (searched: string) => {
  const links = [...document.querySelectorAll('a[href^="mailto:"]')].filter((link) => link.checkVisibility());
  return links.length > 0 && links.every(({ textContent }) => textContent.startsWith(searched));
};

const isFormFilled = (email: string) =>
  [...document.querySelectorAll('form input')].some((input) => (input as HTMLInputElement).value === email);

const addresses = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="mailto:"]')]
      .filter((link) => link.checkVisibility())
      .map(({ textContent }) => textContent)
      .join(),
  );

/** Uses the screen once and returns the milliseconds of each step from its last input. */
export async function use(page: Page, screen: Screen): Promise<[string, number][]> {
  const [first = ''] = (await addresses(page)).split(',');
  const edit = await interact(page, () => screen.edit(page).click(), isFormFilled, first);
  await screen.leave(page);
  const sort = await interact(page, () => screen.sort(page).click(), areOthers, await addresses(page));
  const next = await interact(page, () => screen.next(page).click(), areOthers, await addresses(page));
  await screen.search(page).focus();
  const search = await interact(
    page,
    () => page.keyboard.type(SEARCHED, { delay: BETWEEN_KEYS_MS }),
    areFound,
    SEARCHED,
  );
  // Twice, because the code of both screens is there only then.
  for (let visit = 0; visit < 2; visit += 1) {
    await screen.clubs(page).click();
    await page.locator(VISIBLE).first().waitFor({ state: 'detached' });
    if (visit > 0) break;
    await screen.users(page).click();
    await page.locator(VISIBLE).first().waitFor();
  }
  const route = await interact(page, () => screen.users(page).click(), areOthers, '');
  const costs = { 'open edit': edit, sort, page: next, search, route };
  return Object.entries(costs).map(([step, { ready }]) => [step, ready]);
}

/** Uses the screen once, as quickly as it answers. */
export async function useQuickly(page: Page, screen: Screen): Promise<void> {
  const others = async (act: () => Promise<unknown>) => {
    const before = await addresses(page);
    await act();
    await page.waitForFunction(areOthers, before);
  };
  await screen.edit(page).click();
  await page.locator('form input').first().waitFor();
  await screen.leave(page);
  await others(() => screen.next(page).click());
  await others(() => screen.sort(page).click());
  await screen.clubs(page).click();
  await page.locator(VISIBLE).first().waitFor({ state: 'detached' });
  await screen.users(page).click();
  await page.locator(VISIBLE).first().waitFor();
}
