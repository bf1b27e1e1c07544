import type { Browser } from 'playwright-core';
import { translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { coveredControls, keepNotices, RANGE_SIZES } from './covering';
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

test('in a window of the office no row moves when the first is checked, and no message covers what can be done then', async () => {
  const { admin, path } = await clubOfSixty();
  const { page } = await openPage(browser, { width: 1440, height: 900 });
  await storeSession(page, admin);
  await page.goto(path);
  const first = page.getByRole('checkbox', { name: /^Check / }).first();
  await first.waitFor();
  const before = await first.boundingBox();
  await first.check();
  const bar = page.getByRole('group', { name: t('users.checked.label') });
  await bar.waitFor();
  expect(await first.boundingBox()).toEqual(before);
  // Nothing that stands below the rows is pushed out of the window.
  const overflow = () => document.documentElement.scrollHeight - document.documentElement.clientHeight;
  expect(await page.evaluate(overflow)).toBe(0);

  await bar.getByRole('button', { name: t('users.checked.approve') }).click();
  const message = page.locator('.notices [role]').first();
  await message.waitFor();
  const ofMessage = await message.boundingBox();
  const ofBar = await bar.boundingBox();
  expect(ofMessage?.y ?? 0).toBeGreaterThanOrEqual((ofBar?.y ?? 0) + (ofBar?.height ?? 0));
  await keepNotices(page);
  for (const size of [RANGE_SIZES[0], RANGE_SIZES[1]]) expect(await coveredControls(page, size)).toEqual([]);
  await page.context().close();
});
