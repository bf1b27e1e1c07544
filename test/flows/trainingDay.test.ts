import type { Browser, Locator, Page } from 'playwright-core';
import { locales } from '@contract/lists';
import { timeLimit } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { translatorFor } from './accessProblems';
import { openComparedBrowser, openPage } from './browser';
import { storeSession, openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

/** The laptop at the range. */
const LAPTOP = { width: 1366, height: 768 };
const SURNAMES = ['Ahrens', 'Berg', 'Conrad', 'Dorn', 'Ebert', 'Falk', 'Graf', 'Heim', 'Iding', 'Jung'];

/** A pro whose club played this template a week ago with ten players. */
async function clubThatPlayedBefore() {
  const { fixtures, club, pro } = await proOfNewClub();
  // All tests share the list of templates, in which the latest of these stands first and in view.
  const name = `${9_999_999_999_999 - Date.now()} ${unique('Putts')}`;
  const template = await fixtures.template({ name: { en: name, de: name }, numberofballs: 10 });
  const players = await Promise.all(SURNAMES.map((surname) => fixtures.member({ club, name: 'Kim', surname })));
  const sessions = players.map((player) => ({ players: [player], balls: [1] }));
  await fixtures.training({ club, template, plannedDate: '2026-01-10', status: 'FINISHED', sessions });
  return { fixtures, club, pro, name, template };
}

/** The middle of what has come to rest and is not covered, or null: nobody presses what still slides in. */
const middleAtRest = (target: Locator) =>
  target.evaluate(async (element) => {
    const before = element.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const box = element.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const isAtRest = before.x === box.x && before.y === box.y;
    return isAtRest && element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
  });

/**
 * Counts what the person does. A click goes only to what is in view and not covered, so nothing is scrolled for it, and
 * what is counted is what the page received.
 */
async function counting(page: Page) {
  await page.evaluate(() => {
    const counts = { clicks: 0, keys: 0, scrolls: 0 };
    Object.assign(window, { counts });
    const count = (type: string, key: keyof typeof counts) =>
      window.addEventListener(type, ({ isTrusted }) => (counts[key] += isTrusted ? 1 : 0), { capture: true });
    count('pointerdown', 'clicks');
    count('keydown', 'keys');
    count('wheel', 'scrolls');
  });
  return {
    click: async (target: Locator) => {
      const end = Date.now() + 30_000;
      let point = await middleAtRest(target);
      while (point === null && Date.now() < end) point = await middleAtRest(target);
      if (point === null) throw new Error(`${target.toString()} is covered, out of view or moves`);
      await page.mouse.click(point.x, point.y);
    },
    counts: () => page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts),
  };
}

/** Holds back all calls of this path until they are let go. */
async function heldBack(page: Page, path: string) {
  let letGo: () => void = () => undefined;
  const going = new Promise<void>((resolve) => (letGo = resolve));
  const asked = page.waitForRequest((request) => request.url().includes(path));
  // Not every flow waits for it.
  asked.catch(() => undefined);
  await page.route(
    (url) => url.pathname.includes(path),
    async (route) => {
      await going;
      await route.continue();
    },
  );
  return { asked, letGo };
}

/** How many results each player of the league has. */
const events = async (clubId: string) =>
  (
    await sql<{ count: number }>(
      'select count(*)::int as count from league_events where golfclub_id = $1 group by member_id',
      [clubId],
    )
  ).map(({ count }) => count);

test.each(locales)(
  'ten players hit ten balls each, from the plan to the league table, in ten clicks and a hundred keys (%s)',
  async (locale) => {
    const { club, pro, name } = await clubThatPlayedBefore();
    const { page, t, complaints } = await openSignedIn(browser, locale, pro);
    await page.setViewportSize(LAPTOP);
    const { click, counts } = await counting(page);
    const menu = page.getByRole('navigation', { name: t('shell.menu.label') });
    const button = (text: string) => page.getByRole('button', { name: text, exact: true });

    await click(menu.getByRole('link', { name: new RegExp(`^${t('planner.title')}$`, 'i') }));
    await click(page.getByRole('combobox', { name: t('planner.form.template') }));
    await click(page.getByRole('option', { name }));
    const slow = [await heldBack(page, '/members'), await heldBack(page, '/notfinished')];
    await click(button(t('planner.form.planAndStart')));
    await page.getByRole('heading', { level: 2, name }).waitFor();
    // What comes late moves nothing that is about to be pressed.
    await page.locator('input[type=search]:focus').waitFor();
    const top = () => button(t('wizard.adding.lastTime')).evaluate((it) => it.getBoundingClientRect().y);
    const first = await top();
    for (const { letGo } of slow) letGo();
    await page.getByRole('main').locator('.MuiSkeleton-root:visible').first().waitFor({ state: 'detached' });
    expect(await top()).toBe(first);
    await click(button(t('wizard.adding.lastTime')));
    await page.getByText(t('wizard.adding.chosenCount', { count: 10 })).waitFor();
    await click(button(t('wizard.adding.add')));
    await page.getByText(t('wizard.adding.added', { count: 10 })).waitFor();
    // No key waits for the server to open the player sessions, nor for the next player to be shown.
    const opening = await heldBack(page, '/playerdata/edit');
    await click(page.getByRole('button', { name: t('recording.open') }));
    await page.getByText(t('recording.entry', { number: 1, players: `Kim ${SURNAMES[0]}` })).waitFor();
    await opening.asked;
    for (const _surname of SURNAMES) {
      for (const key of ['3', '1', '0', '3', '3', '1', '1', '0', '3', '3']) await page.keyboard.press(key);
    }
    await page.getByText(t('recording.allRecorded')).waitFor();
    opening.letGo();
    // Where keys are pressed slowly a call was held back for too long, and is made again a while later.
    await page.getByText(t('outboxStatus.allSent')).first().waitFor({ timeout: 120_000 });
    await click(button(t('recording.close')));
    const finish = t('wizard.steps.of', { step: t('wizard.steps.finish'), training: name });
    await click(page.getByRole('button', { name: finish }));
    await page
      .getByRole('status')
      .filter({ hasText: t('wizard.steps.finished') })
      .last()
      .waitFor();
    await click(menu.getByRole('link', { name: new RegExp(`^${t('league.title')}$`, 'i') }));
    const table = page.getByRole('grid', { name: t('league.tableOf', { club: club.name }) });
    await table.getByText('Kim Ahrens').waitFor();
    // Of finishing alone: the start cannot be undone any more.
    expect(await button(t('openBalls.undo')).count()).toBe(1);
    expect(await events(club.id)).toEqual(SURNAMES.map(() => 2));

    expect(await counts()).toEqual({ clicks: 10, keys: 100, scrolls: 0 });
    // What was typed before a player session was open is refused once, and then opens it.
    expect(complaints.filter((complaint) => !complaint.includes('409 (Conflict)'))).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

test.each(locales)(
  'players are typed in by a few letters and Enter, with all of it in view (%s)',
  async (locale) => {
    const { club, fixtures, pro, template } = await clubThatPlayedBefore();
    const { id } = await fixtures.training({ club, template, status: 'STARTED' });
    const { page, t } = await openSignedIn(browser, locale, pro);
    await page.setViewportSize(LAPTOP);
    await page.goto(`/private/sessionwizard/${id}?status=STARTED`);
    const { click, counts } = await counting(page);
    const search = page.getByRole('searchbox', { name: t('wizard.adding.search') });
    for (const [position, letters] of ['ahr', 'dor', 'jun'].entries()) {
      await search.and(page.locator(':focus')).waitFor();
      await page.keyboard.type(letters);
      await page.keyboard.press('Enter');
      await page.getByText(t('wizard.adding.chosenCount', { count: position + 1 })).waitFor();
      expect(await search.inputValue()).toBe('');
    }
    await click(page.getByRole('button', { name: t('wizard.adding.add'), exact: true }));
    await page.getByText(t('wizard.adding.added', { count: 3 })).waitFor();
    await click(page.getByRole('button', { name: t('recording.open') }));
    await page.getByText(t('recording.entry', { number: 1, players: 'Kim Ahrens' })).waitFor();
    expect(await counts()).toEqual({ clicks: 2, keys: 12, scrolls: 0 });
    await page.context().close();
  },
  timeLimit(),
);

test(
  'on a phone the form to add players is on top after planning and starting, without a keyboard over it',
  async () => {
    const { pro, name } = await clubThatPlayedBefore();
    const t = translatorFor('de');
    const phone = { hasTouch: true, isMobile: true, serviceWorkers: 'block' } as const;
    const { page } = await openPage(browser, { width: 390, height: 844 }, phone);
    await storeSession(page, pro, 'de');
    await page.goto('/private/sessionplanner');
    const slow = [await heldBack(page, '/members'), await heldBack(page, '/notfinished')];
    await page.getByRole('combobox', { name: t('planner.form.template') }).tap();
    await page.getByRole('option', { name }).tap();
    await page.getByRole('button', { name: t('planner.form.planAndStart'), exact: true }).tap();
    const form = page.getByRole('region', { name: t('wizard.adding.heading') });
    await form.and(page.locator(':focus')).waitFor();
    const top = () => form.evaluate((it) => Math.round(it.getBoundingClientRect().y));
    expect(await top()).toBe(72);
    for (const { letGo } of slow) letGo();
    await page.getByRole('main').locator('.MuiSkeleton-root:visible').first().waitFor({ state: 'detached' });
    expect(await top()).toBe(72);
    await page.context().close();
  },
  timeLimit(),
);
