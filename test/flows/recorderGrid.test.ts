import type { Browser } from 'playwright-core';
import { timeLimit } from '@test/endurance';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { translatorFor } from './accessProblems';
import { openComparedBrowser, openPage } from './browser';
import { signInAs } from './signIn';
import { storeSession } from './signedIn';

const PLAYERS = 10;
const BALLS = 10;
const FINGER = 44;

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

test.each([
  ['a mouse', 'en', false],
  ['a mouse', 'de', false],
  ['a finger', 'de', true],
] as const)(
  'ten players with ten balls fit a small laptop without scrolling, for %s (%s)',
  async (_pointer, locale, hasTouch) => {
    const t = translatorFor(locale);
    const { fixtures, club, pro } = await proOfNewClub();
    const members = Array.from({ length: PLAYERS }, (_none, number) =>
      fixtures.member({
        club,
        name: 'Wolfgang-Alexander',
        surname: `Großmann-Äschbacher Q${'abcdefghij'.charAt(number)}`,
      }),
    );
    const sessions = (await Promise.all(members)).map((member) => ({
      players: [member],
      balls: [3, 1, -1],
      status: 'EDIT' as const,
    }));
    const template = await fixtures.template({ numberofballs: BALLS });
    const { id } = await fixtures.training({ club, template, status: 'STARTED', sessions });
    const touch = hasTouch ? { hasTouch, isMobile: true } : {};
    const { page } = await openPage(browser, { width: 1366, height: 768 }, { serviceWorkers: 'block', ...touch });
    await page.goto('/public/login');
    await page.getByRole('link', { name: locale.toUpperCase(), exact: true }).click();
    await page.getByRole('button', { name: t('login.signIn') }).waitFor();
    await signInAs(page, t, pro);
    await page.goto(`/private/sessionwizard/${id}?status=STARTED&record=all`);
    const grid = page.getByRole('table', { name: t('recording.grid.label') });
    const cells = grid.getByRole('cell').getByRole('button');
    await cells.nth(PLAYERS * BALLS - 1).waitFor();
    expect(await cells.count()).toBe(PLAYERS * BALLS);

    const hidden = await grid.evaluate((element) => {
      const scrolled = [];
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible')
          scrolled.push('down');
        if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible')
          scrolled.push('aside');
      }
      return scrolled;
    });
    expect(hidden).toEqual([]);
    const sizes = await cells.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    const names = await grid
      .getByRole('rowheader')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    if (hasTouch) expect(Math.min(...sizes, ...names)).toBeGreaterThanOrEqual(FINGER);
    // Two taps in a row on a result, or on undo, do not zoom the page.
    const undo = page.getByRole('button', { name: t('recording.nothingToUndo') });
    const tapped = undo.or(page.getByRole('group').locator('button:has(kbd)'));
    const touchActions = await tapped.evaluateAll((all) => all.map((button) => getComputedStyle(button).touchAction));
    expect(touchActions.length).toBeGreaterThan(1);
    expect(touchActions.filter((action) => action !== 'manipulation')).toEqual([]);

    // On a phone the balls scroll below the names and totals, which stay.
    await page.setViewportSize({ width: 390, height: 844 });
    await cells.nth(BALLS - 1).scrollIntoViewIfNeeded();
    const total = grid.getByRole('row').nth(1).getByRole('cell').first();
    expect(await total.textContent()).toBe('3');
    const box = await total.boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    const covered = (box?.x ?? 0) + (box?.width ?? 0);
    expect(covered).toBeLessThan(390);
    await cells.nth(BALLS - 1).click();
    for (let ball = 1; ball < BALLS; ball += 1) await page.keyboard.press('ArrowLeft');
    await grid.locator('[aria-pressed=true]').and(cells.first()).waitFor();
    expect((await cells.first().boundingBox())?.x).toBeGreaterThanOrEqual(covered);
    await page.context().close();
  },
  timeLimit(),
);

test(
  'with a large font of the browser, points and sign of each ball are whole',
  async () => {
    const t = translatorFor('en');
    const { fixtures, club, pro } = await proOfNewClub();
    const player = await fixtures.member({ club, name: 'Anna', surname: 'Berg' });
    const template = await fixtures.template({ numberofballs: 5 });
    const sessions = [{ players: [player], balls: [3, 1, -1], status: 'EDIT' as const }];
    const { id } = await fixtures.training({ club, template, status: 'STARTED', sessions });
    const { page } = await openPage(browser, { width: 1366, height: 900 });
    await storeSession(page, pro);
    await page.goto(`/private/sessionwizard/${id}?status=STARTED&record=all`);
    const balls = page
      .getByRole('table', { name: t('recording.grid.label') })
      .getByRole('cell')
      .getByRole('button');
    await balls.nth(4).waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '24px';
    });
    const cut = await balls.evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const inside = button.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(button);
        const { top, bottom, left, right } = text.getBoundingClientRect();
        const isCut = top < inside.top || bottom > inside.bottom || left < inside.left || right > inside.right;
        return isCut ? [`${button.textContent}: ${bottom} below ${inside.bottom}`] : [];
      }),
    );
    expect(cut).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);
