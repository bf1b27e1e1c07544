import type { Browser } from 'playwright-core';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { openBrowser } from './browser';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('what is typed before the palette is there goes into it, and not into what is behind', async () => {
  const { pro } = await proOfNewClub();
  const { page, complaints, t } = await openSignedIn(browser, 'en', pro);
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/palette.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/private/users');
  const search = page.getByRole('searchbox', { name: t('users.search') });
  await search.click();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('leagx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  arrive();
  const field = page.getByRole('combobox', { name: t('palette.field') });
  await field.waitFor();
  await page.keyboard.type('ue');
  expect(await field.inputValue()).toBe('league');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(await search.inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await page.context().close();
});
