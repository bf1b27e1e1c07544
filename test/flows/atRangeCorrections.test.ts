import type { TFunction } from 'i18next';
import type { Browser, Page } from 'playwright-core';
import type { Locale } from '@contract/lists';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { runTraining } from '@test/fixtures/trainings';
import { openComparedBrowser, stayInWindow } from './browser';
import { coveredControls, keepNotices, RANGE_SIZES } from './covering';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

const NAME = { en: 'Short putts', de: 'Kurze Putts' };

/** Makes a running training of Anna Berg, who has balls of 3 and 1 points, and Ben Hof, whose second ball is open. */
async function annaAndBen() {
  const { fixtures, club, pro, calls: callsOf } = await proOfNewClub({ name: 'Petra', surname: 'Lanz' });
  const anna = await fixtures.member({ club, name: 'Anna', surname: 'Berg' });
  const ben = await fixtures.member({ club, name: 'Ben', surname: 'Hof' });
  const template = await fixtures.template({ name: NAME });
  const { id, trainingSessions } = await runTraining({ pro, players: [anna, ben], template });
  const calls = callsOf(id);
  const sessionOf = (player: { id: string }) =>
    trainingSessions.find(({ players }) => players[0]?.id === player.id)?.id ?? '';
  await calls.recordBalls(
    sessionOf(anna),
    [3, 1].map((points, index) => ({ index, points })),
  );
  await calls.recordBalls(
    sessionOf(ben),
    [0, 2, 3, 4].map((index) => ({ index, points: 3 })),
  );
  const historyOf = async (player: { id: string }) => {
    const rows = await sql<{ index: number; points: number | null }>(
      'select index, points from ball_recordings where player_session_id = $1 order by received_at, index',
      [sessionOf(player)],
    );
    return rows.map(({ index, points }) => [index, points]);
  };
  return { pro, anna, ben, calls, historyOf, path: `/private/sessionwizard/${id}?status=STARTED` };
}

const texts = (t: TFunction) => {
  const points = (count: number) => t('wizard.balls.points', { count });
  return {
    points,
    ball: (number: number, count: number) =>
      t('wizard.balls.recorded', { number, points: points(count), state: t('wizard.balls.state.stored') }),
  };
};

async function expectNothingCovered(page: Page): Promise<void> {
  for (const size of RANGE_SIZES) {
    expect({ size, covered: await coveredControls(page, size) }).toEqual({ size, covered: [] });
  }
}

test.each(localesOrOnly('de'))(
  'a ball given to another player and a cleared one arrive once, and no message covers a control on the way (%s)',
  async (locale: Locale) => {
    const { pro, anna, ben, calls, historyOf, path } = await annaAndBen();
    const { page, t } = await openSignedIn(browser, locale, pro);
    const { points, ball } = texts(t);
    await page.goto(path);
    await page.getByRole('button', { name: t('recording.open'), exact: true }).click();
    await page.getByRole('dialog', { name: t('recording.title', { training: NAME[locale] }) }).waitFor();

    await page.getByRole('button', { name: ball(2, 1) }).click();
    await page.getByRole('button', { name: t('corrections.give') }).click();
    const given = { players: 'Ben Hof', number: 2 };
    await page.getByRole('button', { name: t('corrections.giving.choose', given) }).click();
    await page.getByText(t('corrections.giving.done', { ...given, points: points(1) })).waitFor();
    await keepNotices(page);
    await page.getByRole('button', { name: t('wizard.balls.open', { number: 2 }) }).waitFor();
    await page.getByText(t('outboxStatus.allSent'), { exact: true }).waitFor();
    expect((await historyOf(anna)).slice(2)).toEqual([[1, null]]);
    expect((await historyOf(ben)).slice(4)).toEqual([[1, 1]]);
    await expectNothingCovered(page);

    await page.getByRole('button', { name: ball(1, 3) }).click();
    await page.getByRole('button', { name: t('corrections.give') }).click();
    const title = t('corrections.giving.title', { number: 1, players: 'Anna Berg', points: points(3) });
    await page.getByRole('dialog', { name: title }).waitFor();
    await expectNothingCovered(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: title }).waitFor({ state: 'hidden' });

    await page.context().setOffline(true);
    await page.getByRole('button', { name: t('corrections.clear', { number: 1 }) }).click();
    await page.getByRole('button', { name: t('wizard.balls.open', { number: 1 }) }).waitFor();
    await page.getByText(t('outboxStatus.kept', { count: 1 })).waitFor();
    await page.context().setOffline(false);
    await page.getByText(t('outboxStatus.allSent'), { exact: true }).waitFor();
    expect((await historyOf(anna)).slice(2)).toEqual([
      [1, null],
      [0, null],
    ]);

    await calls.finish();
    await page.getByText(t('recording.ended')).waitFor();
    await page.getByRole('button', { name: t('recording.close') }).click();
    const winners = t('wizard.steps.of', { step: t('winners.link'), training: NAME[locale] });
    await page.getByRole('link', { name: winners }).click();
    await stayInWindow(page);
    await page.getByRole('button', { name: t('winners.projector') }).click();
    await page.getByRole('dialog', { name: t('winners.titleOf', { training: NAME[locale] }) }).waitFor();
    await expectNothingCovered(page);
    await page.context().close();
  },
  timeLimit(),
);
