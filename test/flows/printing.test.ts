import type { Browser } from 'playwright-core';
import { light } from '@/app/theme';
import { translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { storeSession } from './signedIn';
import { cellsOf, clubOfSixty, openUsers, type Sixty } from './usersGrid';

const t = translatorFor('en');

let browser: Browser;
let sixty: Sixty;
beforeAll(async () => {
  browser = await openBrowser();
  sixty = await clubOfSixty();
});
afterAll(() => browser.close());

test('a page of the dark theme is printed in the light one, without menu, header and buttons', async () => {
  const size = { width: 1440, height: 900 };
  const { page } = await openPage(browser, size, { serviceWorkers: 'block', colorScheme: 'dark' });
  await storeSession(page, sixty.admin);
  await page.goto('/private/golfclubs');
  const heading = page.getByRole('heading', { level: 1, name: t('clubs.title') });
  const create = page.getByRole('button', { name: t('clubs.create') });
  const menu = page.getByRole('navigation', { name: t('shell.menu.label') });
  await create.waitFor();
  await menu.waitFor();
  const rgb = light.text.primary.match(/[0-9a-f]{2}/g)?.map((part) => parseInt(part, 16)) ?? [];
  const colour = () => heading.evaluate((element) => getComputedStyle(element).color);
  expect(await colour()).not.toBe(`rgb(${rgb.join(', ')})`);
  await page.emulateMedia({ media: 'print' });
  expect(await colour()).toBe(`rgb(${rgb.join(', ')})`);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await heading.isVisible()).toBe(true);
  for (const part of [menu, create, page.getByRole('banner')]) expect(await part.isVisible()).toBe(false);
  await page.context().close();
});

test('Ctrl+P on a list that the server pages says that the sheet is a part', async () => {
  const { page } = await openUsers(browser, sixty, sixty.admin);
  await cellsOf(page, 'surname').first().waitFor();
  await page.getByRole('button', { name: t('ui.grid.exporting.print') }).waitFor();
  // Registered after the page's own, so that it sees what goes to the printer.
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      document.body.dataset['paper'] = document.querySelector('[data-printed]')?.textContent ?? '';
    }),
  );
  await page.pdf();
  const paper = (await page.locator('body').getAttribute('data-paper')) ?? '';
  expect(paper).toContain(t('ui.grid.exporting.pagePrinted', { count: 25, total: 60 }));
  expect(paper).toContain('Berg 00');
  await page.context().close();
});
