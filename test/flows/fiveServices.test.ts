import type { Browser } from 'playwright-core';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { type ServiceProxies, startServiceProxies } from '@test/proxy/serviceProxies';
import { type ServerProcess, startServerProcess } from '@test/serverProcess';
import { translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { openScreen, signInAs } from './signIn';
import { fillIn } from './writeTemplate';

const t = translatorFor('en');

let browser: Browser;
let proxies: ServiceProxies;
let server: ServerProcess;

beforeAll(async () => {
  [browser, proxies] = await Promise.all([openBrowser(), startServiceProxies()]);
  server = await startServerProcess({
    env: {
      ...proxies.env,
      DATABASE_URL: databaseUrl(),
      TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
      LOG_LEVEL: 'warn',
    },
  });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await proxies.close();
});

test('with five services on five ports every call reaches the service of its prefix, and the pages work', async () => {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER', 'PRO'] });
  const image = await fixtures.image({ tag: 'sessionprice' });
  const category = await fixtures.category();
  proxies.passTo(server.url, await fixtures.signedIn(admin));
  const { page, complaints } = await openPage(browser, undefined, { serviceWorkers: 'block', baseURL: server.url });

  await page.goto('/public/login');
  await signInAs(page, t, admin);
  await page.getByRole('searchbox').fill(admin.email);
  await page.getByRole('link', { name: admin.email }).waitFor();

  await openScreen(page, t, t('clubs.title'));
  await page.getByRole('searchbox', { name: t('clubs.search') }).fill(club.name);
  await page.getByRole('button', { name: t('clubs.edit', { name: club.name }) }).click();
  const edited = page.getByRole('dialog', { name: t('clubs.editTitle') });
  const city = unique('City');
  await fillIn(edited, { [t('clubs.field.city')]: city });
  await edited.getByRole('button', { name: t('clubs.save') }).click();
  await page.getByRole('gridcell', { name: city }).waitFor();

  await openScreen(page, t, t('league.title'));
  await openScreen(page, t, t('categories.title'));
  await page
    .getByText(category.name.en ?? '')
    .first()
    .waitFor();
  await openScreen(page, t, t('points.title'));
  await openScreen(page, t, t('wizard.title'));

  await page.goto('/private/sessionprices');
  await page.getByRole('button', { name: t('prizes.create') }).click();
  await page.getByRole('button', { name: t('images.choose'), exact: true }).click();
  const picker = page.getByRole('dialog', { name: t('images.title') });
  await picker.getByRole('button', { name: new RegExp(`^${image.publicId}`) }).click();
  await page.getByRole('img', { name: image.publicId }).waitFor();

  expect(proxies.unknown).toEqual([]);
  expect(complaints).toEqual([]);
  for (const calls of Object.values(proxies.calls)) expect(calls).not.toEqual([]);
  await page.context().close();
});
