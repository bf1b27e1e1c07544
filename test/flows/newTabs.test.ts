import type { Browser, Locator, Page } from 'playwright-core';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberFixture } from '@test/fixtures/members';
import { translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { storeSession } from './signedIn';

const t = translatorFor('en');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const ROUNDS = 5;

/** Opens the league table in this tab, signed in as this person. */
async function openAs(page: Page, person: MemberFixture): Promise<void> {
  await storeSession(page, person);
  await page.goto('/private/leaguetable');
  await page.getByRole('heading', { level: 1, name: t('league.title') }).waitFor();
}

const initialOf = ({ name, surname }: MemberFixture) => `${name.charAt(0)}. ${surname}`;

test('a link opened in a new tab stays with the user of its tab, while another user is signed in in another tab', async () => {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'], name: 'Anna', surname: 'Admin' });
  const player = await fixtures.member({ club, name: 'Paul', surname: 'Player' });
  const { page: ofAdmin } = await openPage(browser);
  await openAs(ofAdmin, admin);
  const context = ofAdmin.context();
  const ofPlayer = await context.newPage();
  await openAs(ofPlayer, player);
  const link = ofPlayer
    .getByRole('navigation', { name: t('shell.menu.label') })
    .getByRole('link', { name: /^league table$/i });
  const ways: Parameters<Locator['click']>[0][] = [
    { modifiers: ['Control'] },
    { modifiers: ['Shift'] },
    { button: 'middle' },
  ];
  for (const how of ways) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click(how)]);
      await opened.getByRole('button', { name: initialOf(player) }).waitFor();
      expect(new URL(opened.url()).hash).toBe('');
      await opened.close();
    }
  }
  // Which of the two a typed address belongs to is not known.
  const typed = await context.newPage();
  await typed.goto('/private/leaguetable');
  await typed.getByLabel(t('login.email')).waitFor();
  await context.close();
});
