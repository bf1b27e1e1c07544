import type { Browser } from 'playwright-core';
import { translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { storeSession } from './signedIn';
import { clubOfSixty } from './usersGrid';

const t = translatorFor('en');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('on a phone what can be done with the checked users stays in view, however far the list is scrolled', async () => {
  const { admin, path } = await clubOfSixty();
  const { page } = await openPage(browser, { width: 390, height: 844 });
  await storeSession(page, admin);
  await page.goto(path);
  await page.getByText('Berg 11').first().waitFor();
  await page.getByRole('checkbox').last().check();
  const bar = page.getByRole('group', { name: t('users.checked.label') });
  await bar.waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(844);
  const { top, bottom } = await bar.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom };
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThan(200);
  await page.getByRole('button', { name: t('users.checked.delete') }).click();
  await page.getByRole('alertdialog', { name: t('ui.deletion') }).waitFor();
  await page.context().close();
});
