import type { Browser, Page } from 'playwright-core';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberFixture } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import { problemsEverywhere, translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { storeSession } from './signedIn';

const t = translatorFor('en');
const surname = unique('Strauß');

let browser: Browser;
let clubId: string;
let admin: MemberFixture;

beforeAll(async () => {
  browser = await openBrowser();
  const fixtures = await makeFixtures();
  const club = await fixtures.club({ name: unique('Golfclub am langen Weiher') });
  clubId = club.id;
  admin = await fixtures.member({ club, surname, roles: ['ADMIN', 'APPROVED', 'PLAYER'], dateOfBirth: '1980-02-29' });
  await fixtures.member({
    club,
    name: 'Käthe',
    surname,
    roles: ['PRO', 'APPROVED', 'PLAYER'],
    phone: '1',
    mobile: '2',
  });
  await fixtures.member({ club, name: 'Nora', surname, roles: ['UNAPPROVED', 'PLAYER'] });
});
afterAll(() => browser.close());

interface Screen {
  what: string;
  title: string;
  path: () => string;
  isPublic?: true;
  open?: (page: Page) => Promise<unknown>;
}

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
};

const pressFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};

async function previewFile(page: Page): Promise<void> {
  await press(t('importing.title'))(page);
  const buffer = Buffer.from(`Name,Surname,E-Mail,Locker\nAnna,Groß,anna\nBea,Klein,${unique('bea')}@example.org`);
  await page.locator('input[type=file]').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer });
  await page.getByText(t('importing.someRefused', { count: 1 })).waitFor();
}

const users = { title: t('users.title'), path: () => `/private/users?club=${clubId}` };
const clubs = { title: t('clubs.title'), path: () => '/private/golfclubs' };
const screens: Screen[] = [
  { what: 'the sign-up page', title: t('signUp.title'), path: () => '/public/signup', isPublic: true },
  {
    what: 'the approval page',
    title: t('signUp.approve.title'),
    path: () => `/public/approve/${clubId}/nora/code`,
    isPublic: true,
  },
  { what: 'the page of an access link', title: t('accessPage.title'), path: () => '/public/access', isPublic: true },
  { what: 'the users screen of an admin', ...users },
  { what: 'the dialog of a new user', ...users, open: press(t('users.create')) },
  { what: 'the dialog of an access link', ...users, open: pressFirst(/^Access link for /) },
  { what: 'the import', ...users, open: previewFile },
  { what: 'the page of a member', title: `Jana ${surname}`, path: () => `/private/users/${admin.username}` },
  { what: 'the clubs screen', ...clubs },
  { what: 'the dialog of a new club', ...clubs, open: press(t('clubs.create')) },
  { what: 'the profile', title: t('profile.title'), path: () => '/private/profile' },
  { what: 'the record of changes', title: t('changes.title'), path: () => `/private/changes?club=${clubId}` },
];

test.each(screens)(
  '$what fits every width and can be used by everybody, in light and dark',
  async ({ title, path, isPublic, open }) => {
    const { page, complaints } = await openPage(browser);
    if (!isPublic) await storeSession(page, admin);
    expect(await problemsEverywhere(page, { title, path: path(), open })).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
