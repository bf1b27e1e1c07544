import type { Browser, Locator } from 'playwright-core';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { trainingOfTwoPros } from './atTheRange';
import { openComparedBrowser } from './browser';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

const SIZES = [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
] as const;

/** Expects that all of it is on the screen without scrolling. */
async function expectInside(what: Locator, { width, height }: (typeof SIZES)[number]): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  const { x, y } = box;
  expect({ isInside: x >= 0 && y >= 0 && x + box.width <= width && y + box.height <= height, width, height }).toEqual({
    isInside: true,
    width,
    height,
  });
}

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

test.each(localesOrOnly('de'))(
  'who recorded the same balls as somebody else sees both values while recording and decides for one, ball by ball (%s)',
  async (locale) => {
    const { pro, other, on, accepted } = await trainingOfTwoPros();
    const petra = await openSignedIn(browser, locale, pro);
    const max = await openSignedIn(browser, locale, other);
    const { t, page } = petra;
    const [hers, his] = [on(page, t, locale), on(max.page, t, locale)];
    await hers.open();
    await page.getByRole('button', { name: t('recording.open'), exact: true }).click();
    await page.getByRole('dialog', { name: t('recording.title', { training: hers.training }) }).waitFor();
    await his.open();

    await page.context().setOffline(true);
    await hers.score(0, 3);
    await hers.score(1, 0);
    await hers.tile(1, 0, 'waiting').waitFor();
    await his.score(0, 1);
    await his.score(1, -1);
    await his.tile(1, -1, 'stored').waitFor();
    await page.context().setOffline(false);

    await hers.tile(0, 3, 'conflict').waitFor();
    await hers.tile(1, 0, 'conflict').waitFor();
    const needsDecision = page.getByRole('button', { name: t('outboxStatus.needsYou', { count: 2 }) });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectInside(needsDecision, size);
    }
    await needsDecision.click();
    const points = (count: number) => t('outbox.points', { count });
    const mine = [3, 0] as const;
    const ball = (index: 0 | 1) =>
      t('outbox.ball', { players: 'Anna Berg', number: index + 1, points: points(mine[index]) });
    for (const [index, theirs] of [[0, 1] as const, [1, -1] as const]) {
      const texts = {
        ball: ball(index),
        mine: points(mine[index]),
        theirs: points(theirs),
        who: 'Max Kern',
        time: '@',
      };
      const message = quoted(t('outbox.conflict', texts)).replace('@', String.raw`\d{1,2}:\d{2}( [AP]M)?`);
      await page.getByText(new RegExp(`^${message}$`)).waitFor();
    }
    expect(await accepted()).toEqual([
      [0, 1, 'Kern'],
      [1, -1, 'Kern'],
    ]);

    const choose = (action: string, index: 0 | 1) =>
      page.getByRole('button', { name: t('outbox.of', { action, ball: ball(index) }) }).click();
    await choose(t('outbox.mine', { points: points(3) }), 0);
    await choose(t('outbox.theirs', { points: points(-1) }), 1);
    await page.getByText(t('outbox.nothing')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: t('recording.title', { training: hers.training }) }).waitFor();
    for (const shown of [hers, his]) {
      await shown.tile(0, 3, 'stored').waitFor();
      await shown.tile(1, -1, 'stored').waitFor();
    }
    expect(await accepted()).toEqual([
      [0, 1, 'Kern'],
      [0, 3, 'Lanz'],
      [1, -1, 'Kern'],
    ]);
    await page.context().close();
    await max.page.context().close();
  },
  timeLimit(),
);
