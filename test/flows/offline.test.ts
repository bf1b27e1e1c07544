import type { TFunction } from 'i18next';
import type { Browser, Page } from 'playwright-core';
import { localesOrOnly } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { runTraining } from '@test/fixtures/trainings';
import { translatorFor } from './accessProblems';
import { openBrowser, openPage, type OpenedPage, workerReady } from './browser';
import { type BrowserProxy, startBrowserProxy, RENAMED } from './browserProxy';
import { untilIdle } from './idle';
import { signInAs } from './signIn';
import { until } from './until';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const opened: (OpenedPage & { proxy: BrowserProxy })[] = [];
afterEach(async () => {
  for (const { page, proxy } of opened.splice(0)) {
    await page.context().close();
    await proxy.close();
  }
});

/** Opens a window behind a proxy of its own, with a service worker that is at work. */
async function openBehindProxy(path = '/public/login'): Promise<OpenedPage & { proxy: BrowserProxy }> {
  const proxy = await startBrowserProxy();
  const window = { ...(await openPage(browser, undefined, { baseURL: proxy.url })), proxy };
  opened.push(window);
  await window.page.goto(path);
  await workerReady(window.page);
  return window;
}

async function goOffline(page: Page, proxy: BrowserProxy): Promise<void> {
  proxy.shut();
  await page.context().setOffline(true);
}

async function goOnline(page: Page, proxy: BrowserProxy): Promise<void> {
  proxy.open();
  await page.context().setOffline(false);
}

/** Returns the path of everything that is in any cache of the page. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function runningTraining() {
  const { fixtures, club, pro } = await proOfNewClub();
  const anna = await fixtures.member({ club, name: 'Anna', surname: 'Größl' });
  const template = await fixtures.template({ name: { en: 'Putting in the rain', de: 'Putten im Regen' } });
  const training = await runTraining({ pro, players: [anna], template });
  const scoring = template.content.balls[0]?.scoring ?? [];
  return { pro, training, scoring, address: `/private/sessionwizard/${training.id}?status=STARTED` };
}

const HEADING = { level: 2, name: 'Putting in the rain' } as const;
type Scoring = Awaited<ReturnType<typeof runningTraining>>['scoring'];

/** Presses the button of this many points for the ball that is next. */
async function record(page: Page, t: TFunction, scoring: Scoring, index: number, points: number): Promise<void> {
  await page.getByText(t('wizard.balls.scoring', { number: index + 1 })).waitFor();
  const name = scoring.find((item) => item.points === points)?.name.en ?? '';
  const worth = t('wizard.balls.points', { count: points });
  await page.getByRole('button', { name: t('wizard.balls.score', { name, points: worth }) }).click();
}

/** Waits until the ball is shown with its points in this state. */
async function shown(page: Page, t: TFunction, index: number, count: number, state: 'waiting' | 'stored') {
  const texts = {
    number: index + 1,
    points: t('wizard.balls.points', { count }),
    state: t(`wizard.balls.state.${state}`),
  };
  await page.getByRole('button', { name: t('wizard.balls.recorded', texts) }).waitFor();
}

test('a training goes on without a network over reloads, and what was recorded there arrives once', async () => {
  const t = translatorFor('en');
  const { pro, training, scoring, address } = await runningTraining();
  const { page, complaints, proxy } = await openBehindProxy();
  await signInAs(page, t, pro);
  await page.goto(address);
  await page.getByRole('heading', HEADING).waitFor();

  await goOffline(page, proxy);
  await page.reload();
  await page.getByRole('heading', HEADING).waitFor();
  await page.getByText(t('offline.banner.noNetwork')).waitFor();
  await page.getByText(/^Not refreshed since .+, \d+:\d\d/).waitFor();
  await record(page, t, scoring, 0, 3);
  await shown(page, t, 0, 3, 'waiting');
  await record(page, t, scoring, 1, 1);
  await shown(page, t, 1, 1, 'waiting');

  await page.reload();
  await shown(page, t, 0, 3, 'waiting');
  await shown(page, t, 1, 1, 'waiting');
  await page.goto('/private/sessionwizard?status=STARTED');
  await page.getByRole('link', { name: HEADING.name }).click();
  await shown(page, t, 1, 1, 'waiting');

  await goOnline(page, proxy);
  await shown(page, t, 0, 3, 'stored');
  await shown(page, t, 1, 1, 'stored');
  await page.getByText(/^Not refreshed since/).waitFor({ state: 'hidden' });
  const recorded = await sql<{ index: number; points: number }>(
    'select index, points from ball_recordings where player_session_id = $1 order by index',
    [training.trainingSessions[0]?.id],
  );
  expect(recorded).toEqual([
    { index: 0, points: 3 },
    { index: 1, points: 1 },
  ]);
  expect(complaints.filter((complaint) => /Content Security Policy/.test(complaint))).toEqual([]);
});

test('of what the server answers only the page and the files of the build are in a cache', async () => {
  const t = translatorFor('en');
  const { pro, address } = await runningTraining();
  const { page } = await openBehindProxy();
  await signInAs(page, t, pro);
  await page.goto(address);
  await page.getByRole('heading', HEADING).waitFor();
  const paths = await cachedPaths(page);
  expect(paths).toContain('/');
  expect(paths.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  const cachedPage = await page.evaluate(async () => (await (await caches.open('page')).match('/'))?.text());
  expect(cachedPage).toContain('<meta name="preload-files" content=""');
  expect(await page.evaluate(async () => (await fetch('/sw.js')).headers.get('cache-control'))).toBe('no-cache');
});

test.each(localesOrOnly('de'))(
  'without a network the login page opens and says what is missing (%s)',
  async (locale) => {
    const t = translatorFor(locale);
    const { page, proxy } = await openBehindProxy();
    await page.getByRole('link', { name: locale.toUpperCase(), exact: true }).click();
    await page.getByRole('button', { name: t('login.signIn') }).waitFor();
    await goOffline(page, proxy);
    await page.goto('/private/users');
    await page.getByText(t('offline.signIn')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/public/login');
    await page.context().close();
    await proxy.close();
  },
);

test('a newer version is offered, not while balls are unsent, and loaded only when it is asked for', async () => {
  const t = translatorFor('en');
  const { pro, scoring, address } = await runningTraining();
  const { page, proxy } = await openBehindProxy();
  await signInAs(page, t, pro);
  await page.goto(address);
  await page.getByRole('heading', HEADING).waitFor();

  proxy.renameBuild();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const load = page.getByRole('button', { name: t('offline.newVersion.load') });
  await load.waitFor();
  await goOffline(page, proxy);
  await record(page, t, scoring, 0, 3);
  await page.getByText(t('offline.newVersion.wait', { count: 1 })).waitFor();
  expect(await load.count()).toBe(0);

  await goOnline(page, proxy);
  await shown(page, t, 0, 3, 'stored');
  expect(await page.locator(`script[src$="${RENAMED}"]`).count()).toBe(0);
  // What the page asks for goes through the worker that is to be replaced, which must have no work then.
  await untilIdle(page);
  await load.click();
  await page.locator(`script[src$="${RENAMED}"]`).waitFor({ state: 'attached' });
  await shown(page, t, 0, 3, 'stored');
  expect(await load.count()).toBe(0);
  await until(async () => (await cachedPaths(page)).filter((path) => path.includes('/main.')), [`/assets/${RENAMED}`]);
  await workerReady(page);

  await goOffline(page, proxy);
  await page.reload();
  await page.getByRole('heading', HEADING).waitFor();
  expect(await page.locator(`script[src$="${RENAMED}"]`).count()).toBe(1);
});

test('a page that the server sends in its newer version is not offered it again, and is there without a network', async () => {
  const { page, proxy } = await openBehindProxy();
  proxy.renameBuild();
  await page.reload();
  await page.locator(`script[src$="${RENAMED}"]`).waitFor({ state: 'attached' });
  await page.evaluate(async (name) => {
    const stored = async () => (await (await caches.open('page')).match('/'))?.text();
    while (!(await stored())?.includes(name)) await new Promise((again) => requestAnimationFrame(again));
  }, RENAMED);
  await goOffline(page, proxy);
  await page.reload();
  await page.getByRole('button', { name: translatorFor('en')('login.signIn') }).waitFor();
  expect(await page.locator(`script[src$="${RENAMED}"]`).count()).toBe(1);
});
