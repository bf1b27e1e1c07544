import type { Browser, Page } from 'playwright-core';
import { problemsEverywhere, translatorFor } from './accessProblems';
import { openBrowser } from './browser';
import { clubOfSixty, openUsers, type Sixty } from './usersGrid';

const t = translatorFor('en');
const grid = t('users.title');

let browser: Browser;
let sixty: Sixty;
beforeAll(async () => {
  browser = await openBrowser();
  sixty = await clubOfSixty();
});
afterAll(() => browser.close());

async function openMenu(page: Page, column: string): Promise<void> {
  await page.getByRole('columnheader', { name: column, exact: true }).hover();
  await page.getByRole('button', { name: `${column} column menu` }).click();
  await page.getByRole('menuitem', { name: t('ui.grid.column.filter') }).waitFor();
}
async function openFilter(page: Page, column: string): Promise<void> {
  await page.getByRole('button', { name: t('ui.grid.filter.of', { label: grid }) }).click();
  await page.getByRole('menuitem', { name: column, exact: true }).click();
  await page.getByRole('dialog', { name: t('ui.grid.filter.title', { column }) }).waitFor();
}

test.each([
  [
    'the panel of the view',
    async (page: Page) => {
      await page.getByRole('button', { name: t('ui.grid.view.of', { label: grid }) }).click();
      await page.getByRole('dialog', { name: t('ui.grid.view.title') }).waitFor();
    },
  ],
  ['the filter of a text', (page: Page) => openFilter(page, t('users.surname'))],
  ['the filter of choices', (page: Page) => openFilter(page, t('users.roles'))],
  ['the menu of a column', (page: Page) => openMenu(page, t('users.email'))],
])('%s fits every width and can be used by everybody, in light and dark', async (_what, open) => {
  const { page, complaints } = await openUsers(browser, sixty, sixty.admin);
  expect(await problemsEverywhere(page, { title: grid, path: sixty.path, open })).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
