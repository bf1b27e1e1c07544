import type { Browser, Locator } from 'playwright-core';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { openComparedBrowser } from './browser';
import { expectReplayed } from './recordedScreens';
import { signInAs, signOut, type Usage } from './signIn';
import { openSignedIn } from './signedIn';
import { fieldCalled, fillIn, pick } from './writeTemplate';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

type Person = {
  name: string;
  surname: string;
  email: string;
  username: string;
};

function somebody(name: string): Person {
  const username = unique('zoe.nguyen');
  return { name, surname: unique('O’Nguyễn'), email: `${username}@example.org`, username };
}

async function clubWith(...roles: ('ADMIN' | 'PRO')[]) {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const staff = await fixtures.member({
    club,
    name: 'Jörg',
    surname: 'Bäumler',
    roles: ['APPROVED', 'PLAYER', ...roles],
  });
  return { club, staff };
}

async function openNewUser({ page, t }: Usage, { name, surname, email, username }: Person): Promise<Locator> {
  await page.getByRole('button', { name: t('users.create') }).click();
  const dialog = page.getByRole('dialog', { name: t('userForm.title') });
  await fillIn(dialog, {
    [t('users.name')]: name,
    [t('users.surname')]: surname,
    [t('users.email')]: email,
    [t('users.username')]: username,
  });
  return dialog;
}

async function save({ page, t }: Usage, dialog: Locator, message: string): Promise<void> {
  await dialog.getByRole('button', { name: t('userForm.save') }).click();
  await page.getByText(message).waitFor();
  await dialog.waitFor({ state: 'detached' });
}

async function search({ page, t }: Usage, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: t('users.search') }).fill(text);
}

test.each(localesOrOnly('de'))(
  'an admin creates a user who can sign in with the copied password, edits and deletes them (%s)',
  async (locale) => {
    const { club, staff: admin } = await clubWith('ADMIN');
    const usage = await openSignedIn(browser, locale, admin);
    const { page, t, complaints } = usage;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const person = somebody('Zoë');
    const created = await openNewUser(usage, person);
    await pick(created, t('users.golfclub'), club.name);
    await created.getByRole('button', { name: t('userForm.copyPassword') }).click();
    await created.getByRole('button', { name: t('ui.copied'), exact: true }).waitFor();
    const password = await page.evaluate(() => navigator.clipboard.readText());
    expect(password).toMatch(/^[A-Za-z0-9]{26}$/);
    await save(usage, created, t('userForm.created', person));

    await search(usage, person.surname);
    await page.getByRole('button', { name: t('users.edit', { person: t('users.person', person) }) }).click();
    const edited = page.getByRole('dialog', { name: t('userForm.editTitle', person) });
    const renamed = { ...person, name: 'Chloë' };
    await fieldCalled(edited, t('users.name')).fill(renamed.name);
    await save(usage, edited, t('userForm.saved', renamed));
    await page.getByRole('rowheader', { name: renamed.name, exact: true }).waitFor();

    await expectReplayed(page);
    await signOut(page, t, admin);
    await signInAs(page, t, { email: person.username, password });
    await page.waitForURL('**/private/leaguetable');
    await page.getByRole('button', { name: `C. ${person.surname}` }).click();
    await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
    await page.waitForURL('**/public/login');

    await signInAs(page, t, admin);
    await search(usage, person.surname);
    await page.getByRole('button', { name: t('users.delete', { person: t('users.person', renamed) }) }).click();
    const question = page.getByRole('alertdialog', { name: t('ui.deletion') });
    await question.getByText(t('userForm.remove.question', renamed)).waitFor();
    await question.getByRole('button', { name: t('ui.confirm') }).click();
    await page.getByText(t('userForm.remove.done', renamed)).waitFor();
    await page.getByText(t('users.nothingFound')).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

test.each(localesOrOnly('en'))(
  'a pro creates a pro, who needs phone and mobile, in her own club only (%s)',
  async (locale) => {
    const { club, staff: pro } = await clubWith('PRO');
    const usage = await openSignedIn(browser, locale, pro);
    const { page, t, complaints } = usage;
    const person = somebody('Käthe');
    const dialog = await openNewUser(usage, person);
    const fixed = fieldCalled(dialog, t('users.golfclub'));
    await expect(fixed.inputValue()).resolves.toBe(club.name);
    await expect(fixed.isDisabled()).resolves.toBe(true);
    await expect(dialog.getByLabel(t('userForm.admin'), { exact: true }).count()).resolves.toBe(0);
    await dialog.getByLabel(t('userForm.pro'), { exact: true }).check();
    await fillIn(dialog, { [t('users.phone')]: '+49 8041 555010', [t('users.mobile')]: '+49 171 5550100' });
    await save(usage, dialog, t('userForm.created', person));

    await search(usage, person.email);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: person.email }) });
    await row.getByText(t('users.role.PRO')).waitFor();
    await row.getByRole('gridcell', { name: club.name }).waitFor();
    await expect(row.getByRole('button').count()).resolves.toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);
