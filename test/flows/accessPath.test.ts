import type { Browser, Page } from 'playwright-core';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { openComparedBrowser, openPage } from './browser';
import { inputCalled, openInLanguage, signInAs, signOut } from './signIn';
import { storeSession, openSignedIn } from './signedIn';
import { translatorFor } from './accessProblems';

const newPassword = 'nine geese over the heath';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

async function clubWithLocked() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'], surname: unique('Strauß') });
  const member = await fixtures.member({ club, name: 'Zoë', surname: unique('Nguyễn') });
  await sql(`update members set password_hash = '' where id = $1`, [member.id]);
  return { admin, member, users: `/private/users?q=${encodeURIComponent(member.surname)}` };
}

test.each(localesOrOnly('en'))(
  'an admin makes a link for who has no password, who sets one by it once and signs in (%s)',
  async (locale) => {
    const { admin, member, users } = await clubWithLocked();
    const office = await openSignedIn(browser, locale, admin);
    const { page, t } = office;
    const person = t('users.person', { name: member.name, surname: member.surname });
    await page.goto(users);
    await page.getByText(t('access.is.NO_PASSWORD')).waitFor();
    await page.getByRole('button', { name: t('access.of', { person }) }).click();
    await page.getByRole('button', { name: t('access.make') }).click();
    const [start = ''] = t('access.link', { date: '|' }).split('|');
    const link = await page.getByLabel(start).inputValue();
    await page.getByRole('button', { name: t('ui.close') }).click();
    await page.getByText(t('access.is.LINK_SENT')).waitFor();

    const guest = await openInLanguage(browser, locale);
    const address = link.replace(/lang=\w+/, `lang=${locale}`);
    // Twice, as a mail scanner and then the person do.
    for (let time = 1; time <= 2; time += 1) {
      await guest.page.goto('about:blank');
      await guest.page.goto(address);
      await guest.page.getByRole('button', { name: t('accessPage.set') }).waitFor();
    }
    expect(guest.page.url()).not.toContain('#');
    await inputCalled(guest.page, t('accessPage.password')).fill(newPassword);
    await guest.page.getByRole('button', { name: t('accessPage.set') }).click();
    await guest.page.getByText(t('accessPage.done')).waitFor();
    await guest.page.getByRole('link', { name: t('accessPage.toLogin') }).click();
    await signInAs(guest.page, t, { email: member.email, password: newPassword });
    await guest.page.goto(address);
    await guest.page.getByText(t('refusals.code.link-used')).waitFor();
    // The browser itself reports the status of a refused call.
    expect(guest.complaints.filter((text) => !text.includes('410'))).toEqual([]);
    expect(office.complaints).toEqual([]);
    await guest.page.context().close();
    await page.context().close();
  },
  timeLimit(),
);

const t = translatorFor('en');
const home = (page: Page) => page.getByRole('heading', { level: 1, name: t('users.title') }).waitFor();

test('a tab opened by Ctrl-click or a bookmark is signed in, and signing out ends all', async () => {
  const { admin, users } = await clubWithLocked();
  const { page, complaints } = await openPage(browser);
  await storeSession(page, admin);
  await page.goto(users);
  await home(page);
  const context = page.context();
  const opening = context.waitForEvent('page');
  await page
    .getByRole('link', { name: t('clubs.title') })
    .first()
    .click({ modifiers: ['Control'] });
  const clicked = await opening;
  await clicked.getByRole('heading', { level: 1, name: t('clubs.title') }).waitFor();
  const bookmarked = await context.newPage();
  await bookmarked.goto(users);
  await home(bookmarked);

  const foreign = await openPage(browser);
  await foreign.page.goto(users);
  await foreign.page.getByRole('button', { name: t('login.signIn') }).waitFor();

  await signOut(bookmarked, t, admin);
  await Promise.all([page, clicked].map((tab) => tab.waitForURL('**/public/login')));
  await bookmarked.goto(users);
  await bookmarked.getByRole('button', { name: t('login.signIn') }).waitFor();
  // Each tab ends the token that they share; the browser itself reports that it had ended.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  await foreign.page.context().close();
  await context.close();
});
