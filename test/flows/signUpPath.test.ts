import type { Browser } from 'playwright-core';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { openComparedBrowser } from './browser';
import { inputCalled, openInLanguage, openScreen, signInAs, type Usage } from './signIn';
import { openSignedIn } from './signedIn';
import { fillIn, pick } from './writeTemplate';

const password = 'the tenth in two strokes';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

test.each(localesOrOnly('en'))(
  'someone signs up, is approved by a link that is opened twice, and signs in (%s)',
  async (locale) => {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const username = unique('zoë.nguyễn');
    const person = { name: 'Zoë', surname: unique('Nguyễn'), email: `${unique('zoe')}@example.org`, username };

    const applicant = await openInLanguage(browser, locale);
    const { page, t } = applicant;
    await page.getByRole('link', { name: t('login.signUp') }).click();
    await page.getByRole('heading', { level: 1, name: t('signUp.title') }).waitFor();
    await pick(page, t('signUp.golfclub'), club.name);
    await fillIn(page, {
      [t('signUp.name')]: person.name,
      [t('signUp.surname')]: person.surname,
      [t('signUp.email')]: person.email,
      [t('signUp.username')]: person.username,
      [t('signUp.password')]: password,
    });
    await page.getByRole('button', { name: t('signUp.send') }).click();
    await page.getByRole('heading', { level: 1, name: t('signUp.received.title') }).waitFor();

    const link = await approvalLink(await openSignedIn(browser, locale, admin), person);
    for (let time = 1; time <= 2; time += 1) {
      await page.goto(link);
      await page.getByRole('button', { name: t('signUp.approve.button') }).click();
      await page.getByText(t('signUp.approve.done')).waitFor();
    }
    await page.getByRole('link', { name: t('signUp.received.toLogin') }).click();
    await signInAs(page, t, { email: person.email, password });
    await page.waitForURL('**/private/leaguetable');
    await page.getByRole('button', { name: `Z. ${person.surname}` }).waitFor();
    expect(applicant.complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

/** Returns the link that an admin reads on the users screen, among those who wait for approval. */
async function approvalLink({ page, t, complaints }: Usage, person: { name: string; surname: string }) {
  await page.getByRole('searchbox', { name: t('users.search') }).fill(person.surname);
  await page.getByRole('button', { name: t('userForm.code.showOf', person) }).click();
  const link = await page.getByRole('textbox', { name: t('userForm.code.link'), exact: true }).inputValue();
  expect(complaints).toEqual([]);
  await page.context().close();
  return link;
}

test.each(localesOrOnly('de'))(
  'a new password ends the other sign-in, whose page asks for it by itself and goes on (%s)',
  async (locale) => {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const pro = await fixtures.member({ club, surname: unique('Ärzt'), roles: ['PRO', 'APPROVED', 'PLAYER'] });
    const other = await openSignedIn(browser, locale, pro);
    const here = await openSignedIn(browser, locale, pro);
    const { page, t } = here;
    await page.getByRole('button', { name: `J. ${pro.surname}` }).click();
    await page.getByRole('menuitem', { name: t('profile.title') }).click();
    await page.getByRole('heading', { level: 1, name: t('profile.title') }).waitFor();
    await fillIn(page, {
      [t('profile.password.current')]: pro.password,
      [t('profile.password.new')]: password,
      [t('profile.password.repeat')]: password,
    });
    await page.getByRole('button', { name: t('profile.password.change') }).click();
    await page.getByText(t('profile.password.changed')).waitFor();
    await openScreen(page, t, t('users.title'));
    await page.getByRole('rowheader', { name: pro.surname, exact: true }).waitFor();
    expect(here.complaints).toEqual([]);

    // It hears of it though nothing is pressed there.
    const again = other.page.getByRole('dialog', { name: t('login.again.title') });
    await again.waitFor();
    await inputCalled(other.page, t('login.password')).fill(password);
    await again.getByRole('button', { name: t('login.signIn') }).click();
    await again.waitFor({ state: 'detached' });
    await other.page.getByRole('searchbox', { name: t('users.search') }).fill(pro.surname);
    await other.page.getByRole('rowheader', { name: pro.surname, exact: true }).waitFor();
    await Promise.all([page.context().close(), other.page.context().close()]);
  },
  timeLimit(),
);
