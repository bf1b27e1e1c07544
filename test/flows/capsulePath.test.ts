import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { localesOrOnly } from '@test/endurance';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { openBrowser, openPage } from './browser';
import { startBrowserProxy } from './browserProxy';
import { type Usage } from './signIn';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const opened: { context: BrowserContext; close?: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const { context, close } of opened.splice(0)) {
    await context.close();
    await close?.();
  }
});

/** Searches the users until the server answers nonsense, which the page cannot show. */
async function breakUsers({ page, t }: Usage): Promise<void> {
  await page.goto('/private/users');
  await page.getByText('Großmann').first().waitFor();
  await page.route(/\/api\/golfclub\/members\?.*q=/, (route) =>
    route.fulfill({ json: [{}], headers: { 'X-Total-Count': '1' } }),
  );
  await page.getByRole('searchbox', { name: t('users.search') }).fill('Großmann');
  await page.getByRole('heading', { name: t('shell.failed.title') }).waitFor();
}

/** Saves a capsule from the page and returns where the file lies. */
async function saveCapsule({ page, t }: Usage, note: string): Promise<string> {
  await page.getByRole('button', { name: t('shell.capsule.report') }).click();
  const dialog = page.getByRole('dialog', { name: t('capsule.title') });
  await dialog.getByRole('textbox', { name: t('capsule.note.label') }).fill(note);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('capsule.save'), exact: true }).click();
  return (await download).path();
}

/** Opens the viewer in a browser that has the app and nothing else: no sign-in, and soon no server. */
async function openViewerWithoutServer(): Promise<Page> {
  const proxy = await startBrowserProxy();
  const { page } = await openPage(browser, undefined, { baseURL: proxy.url, serviceWorkers: 'allow' });
  opened.push({ context: page.context(), close: () => proxy.close() });
  await page.goto('/?capsule');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  proxy.shut();
  await page.context().setOffline(true);
  await page.goto('/?capsule');
  return page;
}

test.each(localesOrOnly('en'))('a page that broke is seen again from a file, without a server (%s)', async (locale) => {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const pro = await fixtures.member({ club, name: 'Jörg', surname: 'Bäumler', roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const lena = await fixtures.member({ club, name: 'Lena', surname: 'Großmann' });
  const usage = await openSignedIn(browser, locale, pro);
  opened.push({ context: usage.page.context() });
  const { t } = usage;
  await breakUsers(usage);
  const file = await saveCapsule(usage, 'I am Jörg and searched for Lena Großmann.');

  const text = await readFile(file, 'utf8');
  for (const message of [
    pro.email,
    lena.email,
    lena.username,
    'Großmann',
    'Lena',
    'Jörg',
    'Bäumler',
    'accessToken',
    'eyJ',
  ])
    expect(text).not.toContain(message);

  const page = await openViewerWithoutServer();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.locator('input[type=file]').setInputFiles(file);
  const timeline = page.getByRole('region', { name: t('capsuleViewer.timeline.label') });
  await timeline.getByText(t('capsuleViewer.replay.exact')).waitFor();
  const screen = page.frameLocator(`iframe[title="${t('capsuleViewer.screen')}"]`);
  await screen.getByRole('heading', { name: t('shell.failed.title'), includeHidden: true }).waitFor();

  // Before the answer that broke it, the page waits for that answer; further back, it shows the masked members.
  const back = timeline.getByRole('button', { name: t('capsuleViewer.timeline.back') });
  const backUntil = async (shown: Locator) => {
    while ((await shown.count()) === 0) {
      await back.click();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
  };
  await backUntil(screen.getByRole('heading', { name: t('users.title'), includeHidden: true }));
  await backUntil(screen.getByText(/^G\p{Ll}+$/u));
  expect(calls.filter((called) => called.startsWith('/api/'))).toEqual([]);
});

test('the screen has the window, the clock, the pointer and the colours of the reporter, and cannot be pressed', async () => {
  const { page, complaints } = await openPage(browser, { width: 1200, height: 800 });
  opened.push({ context: page.context() });
  const text = await readFile(path.resolve(__dirname, '../capsules/usersSearched.json'), 'utf8');
  const capsule = JSON.parse(text) as Record<string, unknown>;
  const reported = {
    ...capsule,
    viewport: { width: 390, height: 844, pixelRatio: 3, isDark: true },
    device: {
      userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
      timeZone: 'Asia/Kolkata',
      pointer: 'coarse',
      zoom: 1.25,
      isSunlight: false,
      pictures: [0.5],
    },
  };
  await page.goto('/?capsule');
  const buffer = Buffer.from(JSON.stringify(reported));
  await page.locator('input[type=file]').setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer });
  const frame = page.locator('iframe');
  await frame.contentFrame().getByRole('dialog', { includeHidden: true }).waitFor();
  const inside = page.frames().find((one) => one.url().endsWith('/?capsule=screen'));
  const seen = await inside?.evaluate(() => ({
    size: [window.innerWidth, window.innerHeight],
    offset: new Date().getTimezoneOffset(),
    pointers: ['(pointer: coarse)', '(pointer: fine)', '(hover: none)'].map((one) => window.matchMedia(one).matches),
    isDark: document.documentElement.hasAttribute('data-dark'),
    isInert: document.body.inert,
    stored: Object.keys(window.localStorage).includes('locale'),
  }));
  expect(seen).toEqual({
    size: [390, 844],
    offset: -330,
    pointers: [true, false, true],
    isDark: true,
    isInert: true,
    stored: true,
  });
  const shape = await inside?.evaluate(async () => {
    const picture = document.body.appendChild(document.createElement('span'));
    picture.dataset['ownShape'] = '';
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return picture.style.aspectRatio;
  });
  expect(shape).toMatch(/^0\.5/);
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(390 / 844, 1);
  expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(800);
  for (const fact of ['Chrome 150, Android', 'Asia/Kolkata', 'Touch, zoom about 125 %']) {
    expect(await page.getByText(fact).isVisible()).toBe(true);
  }
  expect(complaints).toEqual([]);
});

test.each(localesOrOnly('en'))('a page that was loaded again still tells what broke it (%s)', async (locale) => {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const pro = await fixtures.member({ club, surname: 'Bäumler', roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const lena = await fixtures.member({ club, name: 'Lena', surname: 'Großmann' });
  const usage = await openSignedIn(browser, locale, pro);
  const { page, t } = usage;
  opened.push({ context: page.context() });
  await breakUsers(usage);
  await page.waitForFunction(() => window.sessionStorage.getItem('golf-club-recording') !== null);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: t('shell.failed.reload') }).click()]);
  await page.goto('/private/leaguetable');
  await page.getByRole('heading', { level: 1, name: t('league.title') }).waitFor();
  await page.keyboard.press('Control+Shift+X');
  const dialog = page.getByRole('dialog', { name: t('capsule.title') });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('capsule.save'), exact: true }).click();
  const file = await (await download).path();

  const text = await readFile(file, 'utf8');
  expect(text).toContain('capsule/pageLoaded');
  expect(text).toMatch(/"errors":\[\s*\{"at":/);
  for (const personal of [pro.email, lena.email, 'Großmann', 'Bäumler', 'eyJ']) expect(text).not.toContain(personal);

  const viewer = await openViewerWithoutServer();
  await viewer.locator('input[type=file]').setInputFiles(file);
  const timeline = viewer.getByRole('region', { name: t('capsuleViewer.timeline.label') });
  await timeline.getByText(t('capsuleViewer.replay.exact')).waitFor();
});
