import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Locale, locales } from '@contract/lists';
import { timeLimit } from '@test/endurance';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { problemsHere, translatorFor } from './accessProblems';
import { openComparedBrowser, openPage } from './browser';
import { storeSession } from './signedIn';
import { until } from './until';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

const names = [
  ['Anna', 'Berg'],
  ['Bea', 'Kurz'],
  ['Cem', 'Demir'],
  ['Dora', 'Fuchs'],
] as const;

/** Makes a running training of four players in these groups, and opens it, once for each device. */
async function openTraining(locale: Locale, groups: readonly number[] = []) {
  const t = translatorFor(locale);
  const { fixtures, club, pro, calls: callsOf } = await proOfNewClub();
  const sessions = [];
  for (const [index, [name, surname]] of names.entries()) {
    const group = groups[index];
    const player = await fixtures.member({ club, name, surname });
    sessions.push({ players: [player], status: 'EDIT' as const, ...(group !== undefined && { group }) });
  }
  const template = await fixtures.template({ numberofballs: 2 });
  const { id } = await fixtures.training({ club, template, status: 'STARTED', sessions });
  const calls = callsOf(id);
  const open = async (search = '', viewport = { width: 1366, height: 768 }, more?: BrowserContextOptions) => {
    const opened = await openPage(browser, viewport, { serviceWorkers: 'block', ...more });
    await storeSession(opened.page, pro, locale);
    await opened.page.goto(`/private/sessionwizard/${id}?status=STARTED${search}`);
    return opened;
  };
  const now = async () => (await calls.read()).body.trainingSessions;
  return {
    t,
    open,
    /** Waits until the server has these groups. */
    grouped: (...expected: (number | null)[]) => until(async () => (await now()).map(({ group }) => group), expected),
    /** Waits until the server has these points. */
    recorded: (...expected: number[][]) =>
      until(async () => (await now()).map(({ balls }) => balls.map(({ points }) => points)), expected),
    station: (page: Page, number: number, count: number) =>
      page.getByRole('button', { name: t('groups.station', { number, count }) }),
    entry: (page: Page, number: number, players: string) =>
      page.getByText(t('recording.entry', { number, players })).waitFor(),
  };
}

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test.each(locales)(
  'a training is split by one press, and a player dragged to another station, to a new one, and back by Escape (%s)',
  async (locale) => {
    const { t, open, grouped } = await openTraining(locale);
    const { page, complaints } = await open();
    await page.getByRole('button', { name: t('groups.open'), exact: true }).click();
    await page.getByRole('button', { name: t('groups.splitInto', { size: 2 }) }).click();
    await grouped(1, 1, 2, 2);
    const player = (name: string, number: number) =>
      page.getByRole('button', { name: t('groups.move', { players: name, number }) });
    const region = (name: string) => page.getByRole('region', { name });
    const drag = async (what: Locator, to: string, drops = true) => {
      const from = await middleOf(what);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 20, from.y + 5);
      const target = await middleOf(region(to));
      await page.mouse.move(target.x, target.y, { steps: 5 });
      if (!drops) await page.keyboard.press('Escape');
      await page.mouse.up();
    };
    await player('Anna Berg', 1).waitFor();
    await drag(player('Anna Berg', 1), t('groups.station', { number: 2, count: 2 }));
    await player('Anna Berg', 2).waitFor();
    await grouped(2, 1, 2, 2);
    await drag(player('Cem Demir', 2), t('groups.newStation'));
    await player('Cem Demir', 3).waitFor();
    await grouped(2, 1, 3, 2);
    await drag(player('Cem Demir', 3), t('groups.station', { number: 1, count: 1 }), false);
    await region(t('groups.station', { number: 3, count: 1 })).waitFor();
    await grouped(2, 1, 3, 2);
    expect(await problemsHere(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

test.each(locales)(
  'one key shows the next station, where recording goes on as it was left (%s)',
  async (locale) => {
    const { open, station, entry, recorded } = await openTraining(locale, [1, 2, 1, 2]);
    const { page, complaints } = await open('&record=all');
    await station(page, 1, 2).waitFor();
    await entry(page, 1, 'Anna Berg');
    await page.keyboard.press('3');
    await entry(page, 2, 'Anna Berg');
    await page.keyboard.press('.');
    await station(page, 2, 2).waitFor();
    await entry(page, 1, 'Bea Kurz');
    await page.keyboard.press('1');
    await page.keyboard.press(',');
    await entry(page, 2, 'Anna Berg');
    await page.keyboard.press('0');
    await entry(page, 1, 'Cem Demir');
    await recorded([3, 0], [1], [], []);
    expect(await problemsHere(page)).toEqual([]);
    await page.reload();
    await entry(page, 1, 'Cem Demir');
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

test(
  'on a phone a swipe over the station shows the next one, and a finger drags by the handle',
  async () => {
    const { t, open, station, entry, grouped } = await openTraining('de', [1, 2, 1, 2]);
    const phone = { hasTouch: true, isMobile: true };
    const { page } = await open('&record=one', { width: 390, height: 844 }, phone);
    await entry(page, 1, 'Anna Berg');
    const touches = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints });
    const slide = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await touch('touchStart', from);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      }
      await touch('touchEnd');
    };
    const { x, y } = await middleOf(station(page, 1, 2));
    await slide({ x: x + 60, y }, { x: x - 60, y });
    await station(page, 2, 2).waitFor();
    await entry(page, 1, 'Bea Kurz');
    await slide({ x: x - 60, y }, { x: x + 60, y });
    await entry(page, 1, 'Anna Berg');

    await page.getByRole('button', { name: t('recording.close') }).click();
    await page.getByRole('button', { name: new RegExp(`^${t('groups.open')}`) }).click();
    const anna = page.getByRole('button', { name: t('groups.move', { players: 'Anna Berg', number: 1 }) });
    await anna.waitFor();
    const handle = await anna.evaluate((button) => {
      const box = button.parentElement?.querySelector('[data-drag-handle]')?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    });
    if (!handle) throw new Error('there is no handle');
    await slide(
      handle,
      await middleOf(page.getByRole('region', { name: t('groups.station', { number: 2, count: 2 }) })),
    );
    await grouped(2, 2, 1, 2);
    await page.context().close();
  },
  timeLimit(),
);

test(
  'two devices record two stations at once, and the training has all balls',
  async () => {
    const { open, station, entry, recorded } = await openTraining('en', [1, 1, 2, 2]);
    const [one, two] = [(await open('&record=all')).page, (await open('&record=all')).page];
    await entry(one, 1, 'Anna Berg');
    await entry(two, 1, 'Anna Berg');
    await two.keyboard.press('.');
    await station(two, 2, 2).waitFor();
    await entry(two, 1, 'Cem Demir');
    for (const key of ['3', '1', '0', '3']) {
      await Promise.all([one.keyboard.press(key), two.keyboard.press(key)]);
    }
    const done = (number: number) => translatorFor('en')('groups.recorder.allRecorded', { number });
    await one.getByText(done(1)).waitFor();
    await two.getByText(done(2)).waitFor();
    await recorded([3, 1], [0, 3], [3, 1], [0, 3]);
    await one.context().close();
    await two.context().close();
  },
  timeLimit(),
);
