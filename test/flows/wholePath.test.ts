import type { Browser } from 'playwright-core';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { translatorFor } from './accessProblems';
import { openComparedBrowser, openPage } from './browser';
import { expectReplayed } from './recordedScreens';
import { addChosen, changeHandicap, choosePlayer, plan, recordBalls, takeStep } from './runTraining';
import { openScreen, signInAs, signOut } from './signIn';
import { expectedTable, visibleTable } from './usersGrid';

const CHANGED_HANDICAP = 21.5;
const ballsOfAnna = [3, 3, 1, 0, 3];
const ballsOfBea = [3, 1, 1, 1, 0];

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

async function people() {
  const { fixtures, club, pro } = await proOfNewClub({ name: 'Jörg', surname: 'Bäumler' });
  const anna = await fixtures.member({ club, name: 'Anna', surname: 'Größl', handicap: 18.4 });
  const bea = await fixtures.member({ club, name: 'Bea', surname: 'Äschbacher', handicap: 25 });
  return { club, pro, anna, bea, template: await fixtures.template() };
}

test.each(localesOrOnly('en'))(
  'a pro takes a training from the plan to the league table and a player sees the same table (%s)',
  async (locale) => {
    const { club, pro, anna, bea, template } = await people();
    const t = translatorFor(locale);
    const { page, complaints } = await openPage(browser);
    const usage = { page, t, locale, template };
    await page.goto('/');
    await page.waitForURL('**/public/login');
    await page.getByRole('link', { name: locale.toUpperCase(), exact: true }).click();
    await page.getByRole('button', { name: t('login.signIn') }).waitFor();
    await signInAs(page, t, pro);
    await page.waitForURL('**/private/users');

    // Starting it makes it one of today.
    await plan(usage, '2031-06-20');
    await openScreen(page, t, t('wizard.title'));
    await takeStep(usage, 'start', t('wizard.steps.started'));
    await choosePlayer(usage, anna);
    await choosePlayer(usage, bea);
    await changeHandicap(usage, bea, CHANGED_HANDICAP);
    await addChosen(usage, 2);
    await recordBalls(usage, anna, ballsOfAnna);
    await recordBalls(usage, bea, ballsOfBea);
    await takeStep(usage, 'finish', t('wizard.steps.finished'));

    const label = t('league.tableOf', { club: club.name });
    const expected = expectedTable(template, [
      { player: anna, handicap: anna.handicap, balls: ballsOfAnna },
      { player: bea, handicap: CHANGED_HANDICAP, balls: ballsOfBea },
    ]);
    await openScreen(page, t, t('league.title'));
    expect(await visibleTable(page, label)).toEqual(expected);
    await expectReplayed(page);
    await signOut(page, t, pro);
    await signInAs(page, t, anna);
    await page.waitForURL('**/private/leaguetable');
    expect(await visibleTable(page, label)).toEqual(expected);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);
