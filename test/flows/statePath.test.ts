import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import os from 'node:os';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { localesOrOnly } from '@test/endurance';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { problemsEverywhere, problemsHere } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { untilIdle } from './idle';
import { openInLanguage, type Usage } from './signIn';
import { openSignedIn } from './signedIn';
import { until } from './until';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const opened: BrowserContext[] = [];
afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

/** Saves the state of the page by the shortcut and returns where the file lies. */
async function saveState({ page, t }: Usage): Promise<string> {
  await page.keyboard.press('Control+Shift+E');
  const dialog = page.getByRole('dialog', { name: t('capsule.state.title') });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('capsule.save'), exact: true }).click();
  const file = await (await download).path();
  await dialog.getByRole('button', { name: t('ui.close') }).click();
  await dialog.waitFor({ state: 'hidden' });
  return file;
}

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

/** Opens the page for states in a window that has nothing of the one before, and no API. */
async function openWithoutApi(): Promise<{ page: Page; calls: string[] }> {
  const { page } = await openPage(browser);
  opened.push(page.context());
  const calls: string[] = [];
  await page.context().route(/\/(api|image)\/|sessioninstantprice/, async (route) => {
    calls.push(route.request().url());
    await route.abort();
  });
  await page.goto('/?state');
  return { page, calls };
}

const screens = [
  'sessionwizard',
  'sessionplanner',
  'activetrainingsessions',
  'leaguetable',
  'leaguetableentries',
  'users',
  'golfclubs',
  'sessiontemplates',
  'sessioncategories',
  'changes',
  'settings/sessionpoints',
  'sessionprices',
  'display',
  'profile',
];

test('the state of each private screen shows that screen again where there is no server', async () => {
  const { admin } = await clubWithAdmin();
  const usage = await openSignedIn(browser, 'en', admin);
  opened.push(usage.page.context());
  const { page, t } = usage;
  // A stream that goes on for ever would never let the network be idle.
  await page.route('**/api/live/*', (route) => route.fulfill({ status: 204 }));
  const { page: other, calls } = await openWithoutApi();
  const banner = other.getByRole('region', { name: t('liveState.label') });
  /** Opens the state as it is now where there is no server; returns what it lacks. */
  const unsentOf = async (screen: string) => {
    const [title, file] = [await titleOf(page), await saveState(usage)];
    await other.locator('input[type=file]').setInputFiles(file);
    await other.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await banner.getByText(path.basename(file)).waitFor();
    await other.getByRole('main').getByRole('progressbar').waitFor({ state: 'detached' });
    return { screen, unsent: await banner.getByRole('button', { name: /not sent$/ }).allInnerTexts() };
  };
  for (const screen of [...screens, `playerstatistics/${admin.username}`]) {
    await page.goto(`/private/${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole('progressbar').waitFor({ state: 'detached' });
    await untilIdle(page);
    // What the page asks for when it is idle may come later still.
    if ((await unsentOf(screen)).unsent.length > 0) await until(() => unsentOf(screen), { screen, unsent: [] });
  }
  expect(calls).toEqual([]);
}, 300_000);

async function clubWithAdmin() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  const lena = await fixtures.member({ club, name: 'Lena', surname: 'Großmann' });
  return { fixtures, club, admin, lena };
}

test.each(localesOrOnly('de'))(
  'a state can be pressed where there is no server, and keeps nobody out (%s)',
  async (locale) => {
    const { admin, lena } = await clubWithAdmin();
    const usage = await openSignedIn(browser, locale, admin);
    opened.push(usage.page.context());
    const { t } = usage;
    const path = `/private/users?q=${lena.username}`;
    await usage.page.goto(path);
    await usage.page.getByText(lena.email).waitFor();
    const file = await saveState(usage);

    const { page, calls } = await openWithoutApi();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText(lena.email).waitFor();
    expect(await page.getByRole('searchbox').first().inputValue()).toBe(lena.username);
    const banner = page.getByRole('region', { name: t('liveState.label') });
    const create = page.getByRole('button', { name: t('users.create') });
    await create.click();
    const dialog = page.getByRole('dialog', { name: t('userForm.title') });
    await dialog.waitFor();
    expect(await banner.getByRole('link', { name: t('capsuleViewer.banner.exit') }).isVisible()).toBe(true);
    await dialog
      .getByRole('button', { name: t('ui.close') })
      .first()
      .click();
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: t('clubs.title'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: t('clubs.title') }).waitFor();
    await page.getByRole('button', { name: t('clubs.create') }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: t('league.title'), exact: true }).click();
    await banner.getByRole('button', { expanded: false }).click();
    await banner
      .getByText(/^GET \/api\/leaguetable\//)
      .first()
      .waitFor();
    expect(await problemsHere(page)).toEqual([]);
    expect(calls).toEqual([]);
  },
);

test.each(localesOrOnly('de'))('exporting a state keeps nobody out (%s)', async (locale) => {
  const { admin } = await clubWithAdmin();
  const { page, complaints, t } = await openSignedIn(browser, locale, admin);
  opened.push(page.context());
  const open = async () => {
    await page.keyboard.press('Control+Shift+E');
    await page.getByRole('dialog', { name: t('capsule.state.title') }).waitFor();
  };
  expect(await problemsEverywhere(page, { title: t('users.title'), path: '/private/users', open })).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a file that is none of ours changes nothing, and no script in it runs', async () => {
  const { page, t } = await openInLanguage(browser, 'en');
  opened.push(page.context());
  await page.goto('/?state');
  const script = '<img src=x onerror="window.ran=true">';
  const file = path.join(os.tmpdir(), `hostile-${process.pid}.json`);
  await writeFile(file, JSON.stringify({ session: {}, api: {}, [script]: 1 }));
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).not.toBe('');
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
  await page.getByRole('heading', { name: t('capsuleViewer.titleOfState') }).waitFor();
  expect((await readFile(file, 'utf8')).length).toBeGreaterThan(0);
});
