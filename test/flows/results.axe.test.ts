import type { Browser, Page } from 'playwright-core';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberFixture } from '@test/fixtures/members';
import { problemsEverywhere, translatorFor } from './accessProblems';
import { openBrowser, openPage, stayInWindow } from './browser';
import { storeSession } from './signedIn';

const t = translatorFor('en');
const training = 'Putting gate';
const winners = t('winners.titleOf', { training });

let browser: Browser;
let pro: MemberFixture;
let kaethe: MemberFixture;
let trainingId: string;
let runningId: string;

beforeAll(async () => {
  browser = await openBrowser();
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  kaethe = await fixtures.member({ club, name: 'Käthe', surname: 'Schönfelder-Winterscheidt', handicap: 24.5 });
  const anna = await fixtures.member({ club, name: 'Anna' });
  const category = await fixtures.category({ name: { en: 'Short game', de: 'Kurzes Spiel' } });
  // Long enough to be shown in part.
  const scoreHandicapMap = Array.from({ length: 15 }, (_, row) => ({ score: row, handicap: 36 - 2 * row }));
  const name = { en: training, de: 'Putt-Tor' };
  const template = await fixtures.template({ category, name, scoreHandicapMap });
  const tournament = await fixtures.template({ category, type: 'TOURNAMENT' });
  const sessions = [
    { players: [kaethe], balls: [3, 1, -1, 3, 3] },
    { players: [anna], balls: [3, 3, 3] },
    { players: [pro], balls: [3, 3, 3] },
  ];
  const finished = { club, status: 'FINISHED' as const, sessions };
  await fixtures.training({ ...finished, template: tournament, plannedDate: '2026-06-01' });
  await fixtures.training({ ...finished, template, plannedDate: '2026-03-01' });
  await fixtures.training({ ...finished, template, plannedDate: '2026-04-12' });
  const latest = await fixtures.training({ ...finished, template, plannedDate: '2026-05-14' });
  const { publicId } = await fixtures.image({ tag: 'sessionprice' });
  await fixtures.price({ image: publicId, awardedTo: latest });
  trainingId = latest.id;
  const edited = [{ players: [kaethe], balls: [3, 1, -1], status: 'EDIT' as const }];
  runningId = (await fixtures.training({ club, template, status: 'STARTED', sessions: edited })).id;
});
afterAll(() => browser.close());

const explain = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Explain points: / })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: t('chain.title') })
    .getByRole('table')
    .first()
    .waitFor();
};

interface Screen {
  what: string;
  title: () => string;
  path: () => string;
  open?: (page: Page) => Promise<unknown>;
}

const screens: Screen[] = [
  { what: 'the winners', title: () => winners, path: () => `/private/winners/${trainingId}` },
  {
    what: 'the winners on the projector',
    title: () => winners,
    path: () => `/private/winners/${trainingId}`,
    open: async (page) => {
      await stayInWindow(page);
      await page.getByRole('button', { name: t('winners.projector') }).click();
      await page.getByRole('dialog', { name: winners }).waitFor();
    },
  },
  { what: 'an opened chain', title: () => winners, path: () => `/private/winners/${trainingId}`, open: explain },
  {
    what: 'the statistics with their charts',
    title: () => t('statistics.title', { name: `${kaethe.name} ${kaethe.surname}` }),
    path: () => `/private/playerstatistics/${kaethe.username}`,
    open: (page) => page.locator('figure svg').first().waitFor(),
  },
  {
    what: 'a player session opened in its place',
    title: () => t('wizard.title'),
    path: () => `/private/sessionwizard/${runningId}?status=STARTED`,
    open: (page) => page.getByRole('button', { name: t('chain.title') }).click(),
  },
];

test.each(screens)(
  '$what fits every width and can be used by everybody, in light and dark',
  async ({ title, path, open }) => {
    const { page, complaints } = await openPage(browser);
    await storeSession(page, pro);
    expect(await problemsEverywhere(page, { title: title(), path: path(), open })).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
