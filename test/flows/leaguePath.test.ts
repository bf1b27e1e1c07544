import type { Browser } from 'playwright-core';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { runTraining } from '@test/fixtures/trainings';
import { openComparedBrowser } from './browser';
import { openScreen } from './signIn';
import { openSignedIn } from './signedIn';
import { visibleTable } from './usersGrid';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

async function runningTraining() {
  const { fixtures, club, pro, client } = await proOfNewClub({ name: 'Jörg', surname: 'Bäumler' });
  const anna = await fixtures.member({ club, name: 'Anna', surname: 'Größl', handicap: 18.4 });
  const bea = await fixtures.member({ club, name: 'Bea', surname: 'Äschbacher', handicap: 25 });
  const thisYear = new Date().getFullYear();
  const before = { club, plannedDate: `${thisYear}-01-02`, status: 'FINISHED' as const };
  await fixtures.training({ ...before, sessions: [{ players: [anna], balls: [3, 3] }] });
  const template = await fixtures.template({ name: { en: 'Putting gate', de: 'Putt-Tor' } });
  const training = await runTraining({ pro, players: [bea], template, plannedDate: `${thisYear}-01-09` });
  const session = training.trainingSessions[0]?.id;
  const balls = [0, 1, 2, 3, 4].map((index) => ({ index, points: 3 }));
  await client.put(`/api/scheduledtrainings/${training.id}/playerdata/${session}/balls/add`, { balls });
  return { club, pro, anna, id: training.id };
}

test.each(localesOrOnly('en'))(
  "what a pro finishes in one window changes the players' table in another, and can be explained (%s)",
  async (locale) => {
    const { club, pro, anna, id } = await runningTraining();
    const player = await openSignedIn(browser, locale, anna);
    const staff = await openSignedIn(browser, locale, pro);
    const { t } = player;
    const label = t('league.tableOf', { club: club.name });
    await openScreen(player.page, t, t('league.title'));
    expect((await visibleTable(player.page, label)).map(([, name]) => name)).toEqual(['Anna Größl']);

    await staff.page.goto(`/private/sessionwizard/${id}?status=STARTED`);
    const training = locale === 'de' ? 'Putt-Tor' : 'Putting gate';
    const finish = t('wizard.steps.of', { step: t('wizard.steps.finish'), training });
    await staff.page.getByRole('button', { name: finish }).click();
    await staff.page.getByText(t('wizard.steps.finished')).waitFor();
    const grid = player.page.getByRole('grid', { name: label });
    // Nothing but the live stream makes the page read it again.
    await grid.getByText('Bea Äschbacher').waitFor();
    expect((await visibleTable(player.page, label)).map(([, name]) => name)).toEqual(['Bea Äschbacher', 'Anna Größl']);
    await grid.getByText(t('league.movement.new')).waitFor();

    await openScreen(staff.page, t, t('league.title'));
    await staff.page
      .getByRole('button', { name: t('league.events.of', { player: 'Bea Äschbacher', rank: 1 }) })
      .click();
    const events = staff.page.getByRole('dialog', { name: t('league.events.title', { player: 'Bea Äschbacher' }) });
    await events.getByRole('button', { name: new RegExp(training) }).click();
    await staff.page.getByRole('dialog', { name: t('chain.title') }).waitFor();

    expect([...player.complaints, ...staff.complaints]).toEqual([]);
    await player.page.context().close();
    await staff.page.context().close();
  },
  timeLimit(),
);
