import type { Browser, Locator, Page } from 'playwright-core';
import { translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { storeSession } from './signedIn';
import { cellsOf, clubOfSixty, type Sixty } from './usersGrid';

const t = translatorFor('en');

let browser: Browser;
let sixty: Sixty;
beforeAll(async () => {
  browser = await openBrowser();
  sixty = await clubOfSixty();
});
afterAll(() => browser.close());

/** Opens the users of a club as a contrast theme of the system shows them. */
async function openInContrastTheme(): Promise<Page> {
  const size = { width: 1440, height: 900 };
  const { page } = await openPage(browser, size, { serviceWorkers: 'block', forcedColors: 'active' });
  await storeSession(page, sixty.admin);
  await page.goto(sixty.path);
  await cellsOf(page, 'surname').first().waitFor();
  return page;
}

/** Returns a picture of the element, which neither the pointer nor the focus marks. */
async function pictureOf(element: Locator): Promise<string> {
  await element.page().mouse.move(0, 0);
  await element.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return (await element.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
}

test('in a contrast theme what is chosen looks different from what is not', async () => {
  const page = await openInContrastTheme();
  const filter = page.getByRole('button', { name: new RegExp(`^${t('users.filter.pros')}`) });
  const row = page.locator('[role=row][data-id]').nth(1);
  const surname = row.locator('[data-field=surname]');
  const entry = page
    .getByRole('navigation', { name: t('shell.menu.label') })
    .getByRole('link', { name: t('clubs.title') });

  // Its picture alone would not do: the tint of a chosen button shimmers through its border.
  const outlineOf = () => filter.evaluate((element) => getComputedStyle(element).outlineStyle);
  const before = { row: await pictureOf(surname), entry: await pictureOf(entry) };
  expect(await pictureOf(surname)).toBe(before.row);
  expect(await outlineOf()).toBe('none');
  await row.getByRole('checkbox').check();
  expect(await pictureOf(surname)).not.toBe(before.row);
  await filter.click();
  await page.locator('button[aria-pressed=true]').and(filter).waitFor();
  expect(await outlineOf()).toBe('solid');
  await entry.click();
  await page.getByRole('heading', { level: 1, name: t('clubs.title') }).waitFor();
  expect(await pictureOf(entry)).not.toBe(before.entry);
  await page.context().close();
});

test('in a contrast theme the option that the arrow keys are on looks different from the others', async () => {
  const page = await openInContrastTheme();
  await page.keyboard.press('Control+k');
  const second = page.getByRole('option').nth(1);
  await second.waitFor();
  const focused = page.locator('[role=option].Mui-focused');
  const picture = async () => (await second.screenshot({ animations: 'disabled' })).toString('base64');
  const before = await picture();
  await page.keyboard.press('ArrowDown');
  await focused.and(second).waitFor();
  expect(await picture()).not.toBe(before);
  await page.context().close();
});

test('in a contrast theme main buttons, menus and dialogs have an edge', async () => {
  const page = await openInContrastTheme();
  const edgeOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).borderTopStyle);
  const create = page.getByRole('button', { name: t('users.create') });
  expect(await edgeOf(create)).toBe('solid');
  await page.getByRole('button', { name: t('ui.grid.exporting.export') }).click();
  await page.getByRole('menu').waitFor();
  expect(await edgeOf(page.locator('.MuiMenu-paper'))).toBe('solid');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await create.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await edgeOf(dialog)).toBe('solid');
  await page.context().close();
});
