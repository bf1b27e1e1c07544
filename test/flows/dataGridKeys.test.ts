import type { Browser, Page } from 'playwright-core';
import { translatorFor } from './accessProblems';
import { openBrowser } from './browser';
import { until } from './until';
import { cellsOf, clubOfSixty, openUsers, type Sixty } from './usersGrid';

const t = translatorFor('en');

let browser: Browser;
let sixty: Sixty;
beforeAll(async () => {
  browser = await openBrowser();
  sixty = await clubOfSixty();
});
afterAll(() => browser.close());

/** Returns where the focus is: row, column and, within a cell, what is pressed there. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const cell = element?.closest('[data-field]');
    const row = cell?.closest('[role=row]')?.getAttribute('aria-rowindex');
    const within = element === cell ? null : (element?.getAttribute('aria-label') ?? element?.textContent);
    return [Number(row), cell?.getAttribute('data-field') ?? null, within];
  });
const checkedCount = (page: Page, count: number) =>
  page.getByText(t('users.checked.number', { count }), { exact: true }).waitFor();

test('keys lead through cells, into the actions of a row and back, and check rows', async () => {
  const { page, complaints } = await openUsers(browser, sixty, sixty.admin);
  const { keyboard } = page;
  await cellsOf(page, 'roles').first().click();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowLeft');
  expect(await focus(page)).toEqual([3, 'surname', null]);

  const surname = await cellsOf(page, 'surname').nth(1).innerText();
  const person = `${await cellsOf(page, 'name').nth(1).innerText()} ${surname}`;
  await keyboard.press('Enter');
  expect(await focus(page)).toEqual([3, 'surname', surname]);
  await keyboard.press('Escape');
  await keyboard.press('ArrowRight');
  expect(await focus(page)).toEqual([3, 'roles', null]);
  await keyboard.press('Enter');
  expect(await focus(page)).toEqual([3, 'actions', t('users.edit', { person })]);
  await keyboard.press('ArrowRight');
  expect(await focus(page)).toEqual([3, 'actions', t('access.of', { person })]);
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await focus(page)).toEqual([3, 'actions', t('users.edit', { person })]);
  await keyboard.press('Escape');
  expect(await focus(page)).toEqual([3, 'actions', null]);

  await keyboard.press('ArrowLeft');
  await keyboard.press(' ');
  await checkedCount(page, 1);
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Shift+ArrowDown');
  await checkedCount(page, 3);
  await keyboard.press(' ');
  await checkedCount(page, 2);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('keys work from where Tab enters the grid: in the heading and in the checkbox of a row', async () => {
  const { page, complaints } = await openUsers(browser, sixty, sixty.admin);
  const { keyboard } = page;
  const pages = page.getByRole('navigation', { name: t('ui.grid.pageLabelTop', { label: t('users.title') }) });
  await pages.getByRole('button', { name: t('ui.grid.last') }).focus();
  await keyboard.press('Tab');
  expect(await focus(page)).toEqual([1, '__check__', 'Select all rows']);
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  const person = `${await cellsOf(page, 'name').nth(1).innerText()} ${await cellsOf(page, 'surname').nth(1).innerText()}`;
  const checkbox = [3, '__check__', t('users.checked.row', { person })];
  expect(await focus(page)).toEqual(checkbox);
  await keyboard.press(' ');
  await checkedCount(page, 1);
  expect(await focus(page)).toEqual(checkbox);

  await keyboard.press('ArrowRight');
  expect(await focus(page)).toEqual([3, 'golfclub', null]);
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  expect(await focus(page)).toEqual([3, 'actions', t('users.edit', { person })]);
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  expect((await focus(page))[1]).toBeNull();
  await keyboard.press('Shift+Tab');
  expect(await focus(page)).toEqual([3, 'actions', null]);
  await keyboard.press('Home');
  expect(await focus(page)).toEqual(checkbox);
  await keyboard.press('Shift+ArrowDown');
  await checkedCount(page, 2);
  await keyboard.press('ArrowUp');
  expect(await focus(page)).toEqual(checkbox);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('who comes back from a member finds the list as it was left, with the focus on the row', async () => {
  const { page, complaints } = await openUsers(browser, sixty, sixty.admin, { width: 1440, height: 500 });
  const { keyboard } = page;
  await cellsOf(page, 'surname').first().focus();
  for (let row = 0; row < 16; row += 1) await keyboard.press('ArrowDown');
  const left = await focus(page);
  expect(left).toEqual([18, 'surname', null]);
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Berg' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: t('users.title') }).waitFor();
  await until(() => focus(page), left);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('checked rows are copied as text with tabs, as they stand there', async () => {
  const { page, complaints } = await openUsers(browser, sixty, sixty.admin);
  const boxes = page.getByRole('checkbox', { name: /^Check / });
  await boxes.nth(2).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await checkedCount(page, 3);
  await cellsOf(page, 'surname').nth(2).click();
  await page.keyboard.press('Control+c');
  const expected: string[] = [];
  for (const row of [2, 3, 4]) {
    const texts = [];
    for (const field of ['golfclub', 'name', 'surname', 'roles', 'email', 'approved'])
      texts.push(await cellsOf(page, field).nth(row).innerText());
    expected.push(texts.join('\t'));
  }
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split(/\r?\n/)).toEqual(expected);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('all users are checked, on every page', async () => {
  const { page, complaints } = await openUsers(browser, sixty, sixty.admin);
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await checkedCount(page, 25);
  await page.getByRole('button', { name: t('users.checked.everyone', { count: 60 }) }).click();
  await checkedCount(page, 60);
  const pages = page.getByRole('navigation', { name: t('ui.grid.pageLabelTop', { label: t('users.title') }) });
  await pages.getByRole('button', { name: t('ui.grid.last') }).click();
  await page.locator('[aria-rowcount="11"]').waitFor();
  await page.waitForURL((url) => url.searchParams.get('page') === '3');
  await until(() => page.getByRole('checkbox', { name: /^Check /, checked: true }).count(), 10);
  await page
    .getByRole('checkbox', { name: /^Check / })
    .first()
    .click();
  await checkedCount(page, 59);
  await page.getByRole('button', { name: t('users.checked.none') }).click();
  await page.getByRole('group', { name: t('users.checked.label') }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a cell that is cut off shows its whole text while it has the focus', async () => {
  const { page, complaints } = await openUsers(browser, sixty, sixty.admin);
  const whole = page.locator('.MuiPopper-root').getByText(sixty.club.name, { exact: true });
  await cellsOf(page, 'name').first().click();
  await page.keyboard.press('ArrowLeft');
  await whole.waitFor();
  const isCut = await cellsOf(page, 'golfclub')
    .first()
    .evaluate((cell) => cell.scrollWidth > cell.clientWidth);
  expect(isCut).toBe(true);
  await page.keyboard.press('ArrowRight');
  await whole.waitFor({ state: 'detached' });
  await expect(cellsOf(page, 'golfclub').first().getAttribute('title')).resolves.toBe(sixty.club.name);
  expect(complaints).toEqual([]);
  await page.context().close();
});
