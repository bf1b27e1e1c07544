import type { Browser } from 'playwright-core';
import { translatorFor } from './accessProblems';
import { openBrowser } from './browser';
import { signInAs, signOut } from './signIn';
import { cellsOf, clubOfSixty, extent, openUsers, type Sixty } from './usersGrid';

const t = translatorFor('en');
const [email, surname, roles] = [t('users.email'), t('users.surname'), t('users.roles')];

let browser: Browser;
let sixty: Sixty;
beforeAll(async () => {
  browser = await openBrowser();
  sixty = await clubOfSixty();
});
afterAll(() => browser.close());

test('columns are made wider, fitted, hidden and moved, which is kept for this person alone', async () => {
  const opened = await openUsers(browser, sixty, sixty.admin);
  const { page, heading, headings, choose, openView, close, complaints } = opened;
  const usual = await headings();
  const before = await extent(heading('surname'));
  const edge = await extent(heading('surname').locator('.MuiDataGrid-columnSeparator'));
  const middle = edge.x + edge.width / 2;
  await page.mouse.move(middle, before.y + 20);
  await page.mouse.down();
  await page.mouse.move(middle + 60, before.y + 20, { steps: 4 });
  await page.mouse.move(middle + 120, before.y + 20, { steps: 4 });
  await page.mouse.up();
  const dragged = await extent(heading('surname'));
  expect(dragged.width).toBeGreaterThan(before.width + 100);

  const isCut = () =>
    cellsOf(page, 'golfclub')
      .first()
      .evaluate((cell) => cell.scrollWidth > cell.clientWidth);
  await expect(isCut()).resolves.toBe(true);
  await heading('golfclub').hover();
  await heading('golfclub').locator('.MuiDataGrid-columnSeparator').dblclick();
  await page.waitForFunction(() => {
    const cell = document.querySelector('[role=row] > [data-field=golfclub]:not([role=columnheader])');
    return cell !== null && cell.scrollWidth <= cell.clientWidth;
  });
  const fitted = await extent(heading('golfclub'));

  await choose('roles', t('ui.grid.column.hide'));
  const view = await openView();
  const moveUp = view.getByRole('button', { name: t('ui.list.moveUp', { row: email }), exact: true });
  // Above the one that is hidden, and above the surname.
  await moveUp.click();
  await moveUp.click();
  await close(view);
  const own = await headings();
  const others = usual.filter((column) => column !== roles && column !== email);
  expect(own).toEqual(others.toSpliced(others.indexOf(surname), 0, email));

  await page.reload();
  await cellsOf(page, 'surname').first().waitFor();
  expect(await headings()).toEqual(own);
  expect((await extent(heading('surname'))).width).toBe(dragged.width);
  expect((await extent(heading('golfclub'))).width).toBe(fitted.width);

  await signOut(page, t, sixty.admin);
  await signInAs(page, t, sixty.otherAdmin);
  await page.goto(sixty.path);
  await cellsOf(page, 'surname').first().waitFor();
  expect(await headings()).toEqual(usual);
  expect((await extent(heading('surname'))).width).toBe(before.width);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('filters of two columns stand as chips and in the address, and Back takes them out one by one', async () => {
  const { page, choose, filterBy, chip, complaints } = await openUsers(browser, sixty, sixty.otherAdmin);
  const shown = () => cellsOf(page, 'surname').allInnerTexts();
  const where = () => new URL(page.url()).searchParams.getAll('where');
  await choose('surname', t('ui.grid.column.filter'));
  await filterBy(surname, 'starts with', 'berg 1');
  await chip('Surname starts with berg 1').waitFor();
  await page.locator('[aria-rowcount="21"]').waitFor();
  expect(await cellsOf(page, 'surname').count()).toBe(20);

  await page.getByRole('button', { name: t('ui.grid.filter.of', { label: t('users.title') }) }).click();
  await page.getByRole('menuitem', { name: t('users.handicap'), exact: true }).click();
  await filterBy(t('users.handicap'), '>=', '18.5');
  await chip('Handicap >= 18.5').waitFor();
  await page.locator('[aria-rowcount="4"]').waitFor();
  expect((await shown()).sort()).toEqual(['Berg 18', 'Berg 19', 'Berg 19']);
  expect(where()).toEqual(['surname startsWith berg 1', 'handicap >= 18.5']);

  await page.reload();
  await page.locator('[aria-rowcount="4"]').waitFor();
  await chip('Handicap >= 18.5').waitFor();
  await page.goBack();
  await page.locator('[aria-rowcount="21"]').waitFor();
  await chip('Handicap >= 18.5').waitFor({ state: 'detached' });
  expect(where()).toEqual(['surname startsWith berg 1']);
  await page.goBack();
  await chip('Surname starts with berg 1').waitFor({ state: 'detached' });
  await page.locator('[aria-rowcount="26"]').waitFor();
  expect(where()).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('rows are sorted by a second column from its menu', async () => {
  const { page, choose, openView, close, chip, complaints } = await openUsers(browser, sixty, sixty.otherAdmin);
  const view = await openView();
  await view.getByRole('checkbox', { name: t('users.handicap'), exact: true }).check();
  await close(view);
  await choose('handicap', t('ui.grid.column.thenDesc'));
  await page.waitForURL((url) => url.searchParams.get('sort') === 'surname,-handicap');
  await chip(t('ui.grid.then.desc', { column: t('users.handicap') })).waitFor();
  const rowTexts = async () => {
    const [surnames, handicaps] = [cellsOf(page, 'surname'), cellsOf(page, 'handicap')];
    const texts = await Promise.all([surnames.allInnerTexts(), handicaps.allInnerTexts()]);
    return texts[0].slice(2, 6).map((text, index) => `${text}: ${texts[1][index + 2] ?? ''}`);
  };
  // The first player of a surname has the smaller handicap.
  await page.locator('[aria-rowindex="4"] > [data-field=handicap]', { hasText: '0.5' }).waitFor();
  await expect(rowTexts()).resolves.toEqual(['Berg 00: 0.5', 'Berg 00: 0.0', 'Berg 01: 1.5', 'Berg 01: 1.0']);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a view is kept under a name: search, filter, sorting and columns', async () => {
  const { page, headings, openView, close, choose, complaints } = await openUsers(browser, sixty, sixty.admin);
  await page.getByRole('searchbox', { name: t('users.search') }).fill('Abel');
  await page.waitForURL((url) => url.searchParams.get('q') === 'Abel');
  await page.locator('[aria-rowcount="2"]').waitFor();
  await choose('email', t('ui.grid.column.hide'));
  const view = await openView();
  await view.getByLabel(t('ui.grid.views.name')).fill('Abel without mail');
  await view.getByRole('button', { name: t('ui.grid.views.save') }).click();
  await view.getByRole('button', { name: 'Abel without mail', exact: true }).waitFor();
  await view.getByRole('button', { name: t('ui.grid.view.reset') }).click();
  await close(view);
  await page.goto(sixty.path);
  await cellsOf(page, 'surname').first().waitFor();
  expect(await headings()).toContain(email);

  const again = await openView();
  await again.getByRole('button', { name: 'Abel without mail', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('q') === 'Abel');
  await page.locator('[aria-rowcount="2"]').waitFor();
  expect(await headings()).not.toContain(email);
  expect(new URL(page.url()).searchParams.get('club')).toBe(sixty.club.id);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('first columns stay while the grid moves sideways, and headings while it moves down', async () => {
  const size = { width: 1024, height: 768 };
  const opened = await openUsers(browser, sixty, sixty.otherAdmin, size);
  const { page, heading, openView, close, complaints } = opened;
  const view = await openView();
  for (const column of ['username', 'phone', 'mobile', 'gender'] as const)
    await view.getByRole('checkbox', { name: t(`users.${column}`), exact: true }).check();
  await close(view);
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  const top = (await extent(heading('surname'))).y;
  await scroller.evaluate((element) => element.scrollTo({ left: 600, top: 400 }));
  await page.waitForFunction(() => (document.querySelector('.MuiDataGrid-virtualScroller')?.scrollLeft ?? 0) > 200);
  const inView = await extent(scroller);
  const [name, surnames] = [await extent(heading('name')), await extent(heading('surname'))];
  expect(name.x).toBeGreaterThanOrEqual(inView.x);
  expect(name.x).toBeLessThan(inView.x + 60);
  expect(Math.abs(surnames.x - (name.x + name.width))).toBeLessThanOrEqual(1);
  expect(surnames.y).toBe(top);
  expect((await extent(cellsOf(page, 'surname').last())).x).toBe(surnames.x);
  expect((await extent(heading('golfclub'))).x).toBeLessThan(name.x);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([
  [{ width: 1280, height: 720 }, 12],
  [{ width: 1440, height: 900 }, 16],
])('at %j at least %d users are in view, with a club of a long name', async (size, least) => {
  const { page, complaints } = await openUsers(browser, sixty, sixty.otherAdmin, size);
  await page.waitForFunction((wanted) => {
    const area = document.querySelector('.MuiDataGrid-virtualScroller')?.getBoundingClientRect();
    const bottom = Math.min(area?.bottom ?? 0, window.innerHeight);
    const rows = [...document.querySelectorAll('[role=row][data-id]')];
    return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom + 1).length >= wanted;
  }, least);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('with a font size of 24 px in the browser headings are whole', async () => {
  const large = await openBrowser(0, ['--blink-settings=defaultFontSize=24']);
  try {
    const { page } = await openUsers(large, sixty, sixty.otherAdmin);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
    const titles = page.locator('.MuiDataGrid-columnHeaderTitle');
    const cut = await titles.evaluateAll((all) =>
      all
        .filter((title) => title.scrollHeight > title.clientHeight + 1 || title.scrollWidth > title.clientWidth + 1)
        .map((title) => title.textContent),
    );
    expect(cut).toEqual([]);
    const row = page.locator('[role=row][data-id]').first();
    expect(await row.evaluate((element) => element.clientHeight)).toBeGreaterThanOrEqual(54);
  } finally {
    await large.close();
  }
});
