import type { Browser } from 'playwright-core';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { makeTrainingThisYear } from '@test/fixtures/serverYears';
import { translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { storeSession } from './signedIn';

const t = translatorFor('en');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Takes away what Chrome 92, Firefox 115 and Safari 16.4 lack, each or together. */
function removeNewerFunctions(): void {
  const missing: [object, string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
    [Array, ['fromAsync']],
    [Object, ['hasOwn', 'groupBy']],
    [Map, ['groupBy']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
    [Promise, ['withResolvers', 'try']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [URL, ['canParse', 'parse']],
    [Response, ['json']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [AbortSignal, ['any', 'timeout']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [crypto, ['randomUUID']],
    [Crypto.prototype, ['randomUUID']],
    [globalThis, ['structuredClone', 'requestIdleCallback', 'scheduler', 'Iterator', 'reportError']],
    [Element.prototype, ['checkVisibility']],
  ];
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
}

test('without the functions that supported browsers lack, the club display and the pages work', async () => {
  const { club, player } = await proOfNewClub({ name: 'Petra', surname: 'Lanz' });
  const anna = await player({ name: 'Anna', surname: 'Berg' });
  await makeTrainingThisYear({ club, sessions: [{ players: [anna], balls: [3] }] });
  const { secret } = await makeDisplayLink({ club, shortNames: true });
  const { page, complaints } = await openPage(browser);
  await page.addInitScript(removeNewerFunctions);
  await page.goto(`/display#${secret}`);
  await page.getByText(club.name, { exact: true }).waitFor();
  await page.getByText('Anna B.').waitFor();

  const admin = await (await makeFixtures()).member({ club, roles: ['ADMIN', 'APPROVED'] });
  await storeSession(page, admin);
  await page.goto(`/private/users?q=${encodeURIComponent(anna.email)}`);
  await page.getByRole('link', { name: anna.email }).waitFor();
  for (const [path, title] of [
    ['golfclubs', t('clubs.title')],
    ['sessionplanner', t('planner.title')],
    ['sessionwizard', t('wizard.title')],
    ['leaguetableentries', t('leagueEntries.title')],
    ['sessionprices', t('prizes.title')],
    ['sessiontemplates', t('templates.title')],
    ['sessioncategories', t('categories.title')],
    ['settings/sessionpoints', t('points.title')],
  ] as const) {
    await page.goto(`/private/${path}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  await page.goto('/private/leaguetable');
  await page.getByText('Anna Berg').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a browser that is too old is told what the app needs, and the app does not start', async () => {
  const { page } = await openPage(browser);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
  await page.goto('/private/users');
  await page.getByRole('heading', { name: 'This browser is too old' }).waitFor();
  await page.getByRole('heading', { name: 'Dieser Browser ist zu alt' }).waitFor();
  expect(await page.locator('#root').count()).toBe(0);
  await page.context().close();
});
