import type { Browser, Page } from 'playwright-core';
import type { Locale } from '@contract/lists';
import { timeLimit } from '@test/endurance';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import type { MemberFixture } from '@test/fixtures/members';
import { withLeagueTablePrizes } from '@test/fixtures/prices';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { makeTrainingThisYear, serverYears } from '@test/fixtures/serverYears';
import { problemsHere, translatorFor } from './accessProblems';
import { openComparedBrowser, openPage } from './browser';
import { cutTexts } from './cutTexts';
import { storeSession } from './signedIn';

let browser: Browser;
let pro: MemberFixture;
let trainingId: string;
let secret: string;
let fixtures: Awaited<ReturnType<typeof proOfNewClub>>['fixtures'];

const prizeName =
  'Gutschein für eine Trainerstunde zu zweit mit anschließendem Abendessen im Clubhaus, gültig ein Jahr';

beforeAll(async () => {
  browser = await openComparedBrowser();
  const made = await proOfNewClub();
  ({ fixtures, pro } = made);
  const { club, player } = made;
  const surnames = ['Schönfelder-Winterscheidt', 'von und zu Guttenberg-Jägersberg', 'Ng', 'Gyöngyösi'];
  const names = ['Maximiliane Philippa', 'Jo', 'Hildegard', 'Käthe'];
  const players = await Promise.all(
    Array.from({ length: 14 }, (_, n) =>
      player({ name: names[n % 4] ?? '', surname: `${surnames[(n + 1 + Math.floor(n / 4)) % 4]}`, handicap: 24.5 }),
    ),
  );
  const template = await fixtures.template({
    type: 'TOURNAMENT',
    name: {
      en: 'Jumping putting championship of the eighteen holes',
      de: 'Große Puttmeisterschaft über achtzehn Löcher',
    },
    scoreHandicapMap: [...Array(14).keys()].map((n) => ({ score: 1000 + n, handicap: 1500 + n })),
  });
  const sessions = players.map((one, n) => ({ players: [one], balls: [1000 + n] }));
  const [finished] = await makeTrainingThisYear({ club, template, sessions });
  trainingId = finished.id;
  await fixtures.price({ name: prizeName, awardedTo: finished });
  const teams = [0, 4, 8].map((from) => ({ players: players.slice(from, from + 4), balls: [1005 + from] }));
  await fixtures.training({ club, template, status: 'STARTED', sessions: teams });
  secret = (await makeDisplayLink({ club })).secret;
});
afterAll(() => browser.close());

const withPrizes = (work: () => Promise<void>) =>
  withLeagueTablePrizes(async () => {
    for (const prize of ['FIRST_PRIZE', 'SECOND_PRIZE', 'THIRD_PRIZE'] as const) {
      await fixtures.price({ prize, name: prizeName });
    }
    await work();
  });

const openSignedIn = async (locale: Locale, size: { width: number; height: number }) => {
  const opened = await openPage(browser, size);
  await storeSession(opened.page, pro, locale);
  return opened;
};

const fullHd = { width: 1920, height: 1080 };
const hd = { width: 1280, height: 720 };
const laptop = { width: 1366, height: 768 };

test.each([
  ['en', fullHd],
  ['de', fullHd],
  ['en', hd],
  ['de', hd],
] as const)(
  'in %s the club display at %j cuts nothing, on none of its pages',
  (locale, size) =>
    withPrizes(async () => {
      const t = translatorFor(locale);
      const { page, complaints } = await openPage(browser, size);
      await page.goto(`/display?lang=${locale}#${secret}`);
      await page.getByRole('button', { name: t('ui.turning.pause') }).click();
      await page.getByRole('heading', { level: 2, name: new RegExp(t('display.screen.running')) }).waitFor();
      expect(await page.getByRole('list', { name: t('display.screen.prizes') }).textContent()).toContain(prizeName);
      for (let turn = 0; turn < 4; turn += 1) {
        expect(await cutTexts(page)).toEqual([]);
        await page.getByRole('button', { name: t('ui.turning.next') }).click();
      }
      // What is made too large is noticed.
      const prize = page
        .getByRole('list', { name: t('display.screen.prizes') })
        .getByRole('listitem')
        .first();
      await prize.evaluate((item) => {
        item.style.whiteSpace = 'nowrap';
        item.style.fontSize = '3em';
      });
      expect(await cutTexts(page)).not.toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    }),
  timeLimit(),
);

const shownPlaces = (page: Page) => page.getByRole('dialog').getByRole('table').locator('tbody tr').count();

test.each([
  ['en', fullHd, 10],
  ['de', laptop, 7],
] as const)(
  'in %s the projector at %j shows the podium, then %i places a page, and cuts nothing',
  async (locale, size, rows) => {
    const t = translatorFor(locale);
    const { page, complaints } = await openSignedIn(locale, size);
    await page.goto(`/private/winners/${trainingId}?view=projector`);
    const podium = page.getByRole('list', { name: t('winners.podium') });
    await podium.getByText(new RegExp(prizeName)).waitFor();
    expect(await cutTexts(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    expect(await shownPlaces(page)).toBe(rows);
    expect(await cutTexts(page)).toEqual([]);
    await page.keyboard.press('PageDown');
    expect(await shownPlaces(page)).toBe(14 - rows);
    expect(await cutTexts(page)).toEqual([]);
    expect(await problemsHere(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

test(
  'the projector turns its pages by itself',
  async () => {
    const { page } = await openSignedIn('en', laptop);
    await page.goto(`/private/winners/${trainingId}?view=projector`);
    await page.getByRole('list', { name: translatorFor('en')('winners.podium') }).waitFor();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await page.context().close();
  },
  timeLimit(),
);

test.each(['en', 'de'] as const)(
  'in %s the winners at 1366 and 1024 pixels are a table of which every column is seen',
  async (locale) => {
    const t = translatorFor(locale);
    const { page } = await openSignedIn(locale, laptop);
    await page.goto(`/private/winners/${trainingId}`);
    for (const width of [1366, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      const grid = page.getByRole('grid', { name: t('winners.title') });
      await grid.getByRole('row').nth(1).waitFor();
      // Laid out anew after the window has changed; the last column would lie over others that have no room.
      await page.waitForFunction(() => {
        const boxes = Array.from(document.querySelectorAll('[role=columnheader]'), (it) => it.getBoundingClientRect());
        return (
          boxes.length === 7 &&
          boxes.every(({ right }, column) => right <= (boxes[column + 1]?.left ?? window.innerWidth) + 1)
        );
      });
    }
    await page.context().close();
  },
  timeLimit(),
);

test.each(['en', 'de'] as const)(
  'in %s the league table with long prizes shows six rows and more at 1366 × 768, and Ctrl+P prints the table',
  (locale) =>
    withPrizes(async () => {
      const t = translatorFor(locale);
      const { page } = await openSignedIn(locale, laptop);
      await page.goto(`/private/leaguetable?year=${serverYears[0]}`);
      await page.getByText(prizeName).first().waitFor();
      const rows = page.getByRole('grid').locator('.MuiDataGrid-row');
      await rows.first().waitFor();
      const bottoms = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
      expect(bottoms.filter((bottom) => bottom <= 768).length).toBeGreaterThanOrEqual(6);
      // Registered after the page's own, so that it sees what goes to the printer.
      await page.evaluate(() =>
        window.addEventListener('beforeprint', () => {
          document.body.dataset['paper'] = document.querySelector('[data-printed]')?.textContent ?? '';
        }),
      );
      await page.pdf();
      const paper = (await page.locator('body').getAttribute('data-paper')) ?? '';
      expect(paper).toContain(t('league.rule.text'));
      expect(paper).toContain('Gyöngyösi');
      await page.context().close();
    }),
  timeLimit(),
);
