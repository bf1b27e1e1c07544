import type { Browser } from 'playwright-core';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { openScreen } from './signIn';
import { storeSession } from './signedIn';

const t = translatorFor('en');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('the code that stores errors is requested once when something else than a script answers', async () => {
  const { pro } = await proOfNewClub();
  const { page } = await openPage(browser);
  let requests = 0;
  await page.route(/\/assets\/capsule\.[^/]*\.js/, (route) => {
    requests += 1;
    return route.fulfill({ contentType: 'text/html', headers: {}, body: '<p>Please sign in to this network</p>' });
  });
  await storeSession(page, pro);
  await page.goto('/private/leaguetable');
  const requested = page.waitForResponse(/\/assets\/capsule\.[^/]*\.js/);
  await page.getByRole('heading', { level: 1, name: t('league.title') }).waitFor();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('of the page');
    });
  });
  await requested;
  for (const title of [t('wizard.title'), t('league.title'), t('wizard.title')]) await openScreen(page, t, title);
  expect(requests).toBe(1);
  await page.context().close();
});
