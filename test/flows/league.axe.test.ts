import type { Browser, Page } from 'playwright-core';
import { uploadImage } from '@test/fixtures/images';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberFixture } from '@test/fixtures/members';
import { withLeagueTablePrizes } from '@test/fixtures/prices';
import { problemsEverywhere, translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { storeSession } from './signedIn';

const t = translatorFor('en');

let browser: Browser;
let pro: MemberFixture;
let anna: MemberFixture;
let image: string;
let trainingId: string;

beforeAll(async () => {
  browser = await openBrowser();
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  image = await uploadImage(await fixtures.signedIn(admin), 'sessionprice');
  anna = await fixtures.member({ club, name: 'Anna', surname: 'Zander', handicap: 18.4 });
  const others = await Promise.all(['Möller', 'Kern', 'Lanz'].map((surname) => fixtures.member({ club, surname })));
  const category = await fixtures.category();
  const template = await fixtures.template({ category, name: { en: 'Putting gate', de: 'Putt-Tor' } });
  for (const day of ['01-02', '01-09', '01-16']) {
    const sessions = [
      { players: [anna], balls: [3, 1, -1, 3] },
      ...others.map((one) => ({ players: [one], balls: [3] })),
    ];
    const plannedDate = `${new Date().getFullYear()}-${day}`;
    trainingId = (await fixtures.training({ club, template, plannedDate, status: 'FINISHED', sessions })).id;
  }
  const tournament = await fixtures.template({ type: 'TOURNAMENT' });
  await fixtures.training({
    club,
    template: tournament,
    status: 'FINISHED',
    sessions: [{ players: [anna], balls: [9] }],
  });
});
afterAll(() => browser.close());

const heading = (page: Page, level: number) => page.getByRole('heading', { level });
const openEvents = (page: Page) => page.getByRole('button', { name: /^Events: Anna Zander/ }).click();
const openChain = (page: Page) =>
  page
    .getByRole('button', { name: /^Explain points: .*Zander/ })
    .first()
    .click();

interface Screen {
  what: string;
  title: () => string;
  path: () => string;
  open?: (page: Page) => Promise<unknown>;
}

const table = { title: () => t('league.title'), path: () => '/private/leaguetable' };
const screens: Screen[] = [
  { what: 'the league table', ...table },
  {
    what: 'the league table of dates that are typed wrong',
    title: () => t('league.title'),
    path: () => `/private/leaguetable?from=${new Date().getFullYear()}-01-02`,
    open: async (page) => {
      await page.getByLabel(t('ui.season.to'), { exact: true }).fill('31.02.2026');
      await page.getByRole('button', { name: t('ui.season.show'), exact: true }).click();
      await page.getByText(t('ui.season.impossible')).waitFor();
    },
  },
  {
    what: 'a row of the league table opened into its events',
    ...table,
    open: async (page) => {
      await openEvents(page);
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    what: 'an event of the league table opened into its chain',
    ...table,
    open: async (page) => {
      await openEvents(page);
      await openChain(page);
      await page
        .getByRole('dialog', { name: t('chain.title') })
        .getByText(t('chain.score'), { exact: true })
        .waitFor();
    },
  },
  {
    what: 'the league table entries',
    title: () => t('leagueEntries.title'),
    path: () => '/private/leaguetableentries',
  },
  {
    what: 'the winners of a training',
    title: () => t('winners.titleOf', { training: 'Putting gate' }),
    path: () => `/private/winners/${trainingId}`,
    open: (page) => page.getByText('Anna Zander').first().waitFor(),
  },
  {
    what: "a player's statistics",
    title: () => t('statistics.title', { name: `${anna.name} ${anna.surname}` }),
    path: () => `/private/playerstatistics/${anna.username}`,
    open: (page) => heading(page, 2).first().waitFor(),
  },
  { what: 'the links of the club display', title: () => t('display.title'), path: () => '/private/display' },
];

async function problemsOf({ title, path, open }: Screen): Promise<string[]> {
  const { page, complaints } = await openPage(browser);
  await storeSession(page, pro);
  const found = await problemsEverywhere(page, { title: title(), path: path(), open });
  await page.context().close();
  return [...found, ...complaints];
}

test.each(screens)('$what fits every width and can be used by everybody, in light and dark', async (screen) =>
  expect(await problemsOf(screen)).toEqual([]),
);

test('the league table with its prizes fits every width and can be used by everybody, in light and dark', () =>
  withLeagueTablePrizes(async () => {
    const fixtures = await makeFixtures();
    const first = await fixtures.price({ prize: 'FIRST_PRIZE', image });
    await fixtures.price({
      prize: 'SECOND_PRIZE',
      name: 'Voucher for a lesson with the pro, to be used within a year',
    });
    const open = (page: Page) => page.getByText(first.name).waitFor();
    expect(await problemsOf({ what: 'prizes', ...table, open })).toEqual([]);
  }));

test('the total points of the league table entries are in view at 1024 pixels, beside the buttons', async () => {
  const { page, complaints } = await openPage(browser, { width: 1024, height: 768 });
  await storeSession(page, pro);
  await page.goto('/private/leaguetableentries');
  await page.locator('[role=row][data-id]').first().waitFor();
  const extents = async (field: string) =>
    page.locator(`[data-field=${field}]`).evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right) };
      }),
    );
  const [points, buttons] = [await extents('points'), await extents('chain')];
  expect(points.length).toBeGreaterThan(1);
  expect(points.map(({ right }) => right)).toEqual(buttons.map(({ left }) => left));
  expect(complaints).toEqual([]);
  await page.context().close();
});
