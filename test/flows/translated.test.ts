import type { Browser, Page } from 'playwright-core';
import { timeLimit } from '@test/endurance';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { makeTrainingThisYear } from '@test/fixtures/serverYears';
import { runTraining } from '@test/fixtures/trainings';
import { translatorFor } from './accessProblems';
import { openComparedBrowser, openPage } from './browser';
import { openScreen, signInAs, signOut } from './signIn';
import { addChosen, changeHandicap, choosePlayer, plan, recordBalls, takeStep } from './runTraining';
import { storeSession } from './signedIn';
import { translateFromNowOn } from './translator';
import { fieldCalled } from './writeTemplate';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

const t = translatorFor('en');

async function openTranslated(viewport?: { width: number; height: number }) {
  const opened = await openPage(browser, viewport);
  await translateFromNowOn(opened.page);
  return opened;
}

const isTranslated = (page: Page, text: string) => page.locator('font font').getByText(text, { exact: true }).first();

test(
  'a pro plans, records and finishes a training on a translated page',
  async () => {
    const { fixtures, club, pro } = await proOfNewClub({ name: 'Petra', surname: 'Lanz' });
    const anna = await fixtures.member({ club, name: 'Anna', surname: 'Berg', handicap: 18.4 });
    const bea = await fixtures.member({ club, name: 'Bea', surname: 'Kurz', handicap: 25 });
    const template = await fixtures.template();
    const { page, complaints } = await openTranslated();
    const usage = { page, t, locale: 'en' as const, template };
    await page.goto('/public/login');
    await isTranslated(page, t('login.signIn')).waitFor();
    await signInAs(page, t, pro);
    await plan(usage, '2031-06-20');
    await openScreen(page, t, t('wizard.title'));
    await takeStep(usage, 'start', t('wizard.steps.started'));
    await choosePlayer(usage, anna);
    await choosePlayer(usage, bea);
    await changeHandicap(usage, bea, 21.5);
    await addChosen(usage, 2);
    await recordBalls(usage, anna, [3, 3, 1, 0, 3]);
    expect(complaints).toEqual([]);

    await page.getByRole('button', { name: t('recording.open') }).click();
    for (const view of ['all', 'one'] as const) {
      await page.getByRole('button', { name: t(`recording.view.${view}`), exact: true }).click();
      await page.getByRole('button', { name: t('recording.settings') }).click();
      const first = view === 'all' ? 1 : 3;
      for (const [position, key] of ['3', '1'].entries()) {
        await page.getByText(t('recording.entry', { number: first + position, players: 'Bea Kurz' })).waitFor();
        await page.keyboard.press(key);
      }
      await page.getByText(t('recording.entry', { number: first + 2, players: 'Bea Kurz' })).waitFor();
      await page.keyboard.press('Backspace');
      await page.getByText(t('recording.entry', { number: first + 1, players: 'Bea Kurz' })).waitFor();
      await page.keyboard.press('0');
    }
    await page.keyboard.press('3');
    await page.getByText(t('recording.allRecorded')).waitFor();
    await page.getByRole('button', { name: t('recording.close') }).click();
    await takeStep(usage, 'finish', t('wizard.steps.finished'));
    await openScreen(page, t, t('league.title'));
    await page
      .getByRole('grid', { name: t('league.tableOf', { club: club.name }) })
      .getByText('Anna Berg')
      .waitFor();
    await signOut(page, t, pro);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

test(
  'an admin approves a user on a translated page, where the counts of the filters stay up to date',
  async () => {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const admin = await fixtures.member({ club, name: 'Ada', surname: 'Kern', roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const person = { name: 'Nora', surname: 'Vogt' };
    await fixtures.member({ club, ...person, roles: ['PLAYER', 'UNAPPROVED'] });
    const { page, complaints } = await openTranslated();
    await storeSession(page, admin);
    await page.goto(`/private/users?club=${club.id}`);
    const filter = (name: 'all' | 'unapproved', number: number) =>
      page.getByRole('button', { name: t('users.filter.counted', { filter: t(`users.filter.${name}`), number }) });
    await filter('unapproved', 1).click();
    await isTranslated(page, t('users.surname')).waitFor();
    await page.getByRole('button', { name: t('userForm.code.approveOf', person) }).click();
    await page.getByText(t('userForm.code.approved', person)).waitFor();
    await filter('unapproved', 0).waitFor();
    await filter('all', 2).click();
    await page.getByRole('button', { name: t('users.edit', { person: t('users.person', person) }) }).click();
    const dialog = page.getByRole('dialog', { name: t('userForm.editTitle', person) });
    await fieldCalled(dialog, t('users.name')).fill('Nele');
    await dialog.getByRole('button', { name: t('userForm.save') }).click();
    await page.getByText(t('userForm.saved', { ...person, name: 'Nele' })).waitFor();
    const renamed = page.getByRole('rowheader', { name: 'Nele', exact: true });
    await renamed.waitFor();
    expect(await renamed.locator('font').count()).toBe(0);
    await page.getByRole('searchbox', { name: t('users.search') }).fill('Kern');
    await filter('all', 1).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  timeLimit(),
);

test(
  'a helper records on a translated page, and a player and the club display follow on translated pages',
  async () => {
    const { fixtures, club, pro, client } = await proOfNewClub({ name: 'Petra', surname: 'Lanz' });
    const anna = await fixtures.member({ club, name: 'Anna', surname: 'Berg' });
    const bea = await fixtures.member({ club, name: 'Bea', surname: 'Kurz' });
    await makeTrainingThisYear({ club, sessions: [{ players: [anna], balls: [3] }] });
    const template = await fixtures.template();
    const training = await runTraining({ pro, players: [bea], template });
    const desk = await openTranslated();
    await storeSession(desk.page, pro);
    await desk.page.goto(`/private/sessionwizard/${training.id}?status=STARTED`);
    await desk.page.getByRole('button', { name: t('helper.codes.open') }).click();
    await desk.page.getByRole('button', { name: t('helper.codes.make'), exact: true }).click();
    const helperCode = await desk.page.getByText(/^[2-9A-HJKMNP-Z]{6}$/).innerText();
    await desk.page.goto('/private/display');
    await desk.page.getByRole('button', { name: t('display.make') }).click();
    await desk.page.getByLabel(t('display.name')).fill('Bar');
    await desk.page.keyboard.press('Enter');
    const displayCode = await desk.page.getByText(/^[2-9A-HJKMNP-Z]{6}$/).innerText();

    const tv = await openTranslated({ width: 1920, height: 1080 });
    await tv.page.goto(`/tv#${displayCode}`);
    await tv.page.getByText('Bea K.').waitFor();
    const player = await openTranslated();
    await storeSession(player.page, anna);
    await player.page.goto('/private/leaguetable');
    const table = player.page.getByRole('grid', { name: t('league.tableOf', { club: club.name }) });
    await table.getByText('Anna Berg').waitFor();
    const phone = await openTranslated({ width: 390, height: 844 });
    await phone.page.goto(`/helper#${helperCode}`);
    await phone.page.getByLabel(t('helper.name')).fill('Hanna');
    await phone.page.getByRole('button', { name: t('helper.start') }).click();
    // Each another button: a second tap on the same one at once is taken for a trembling finger.
    for (const [index, count] of [3, 1, 3, 1, 3].entries()) {
      const number = index + 1;
      const points = t('wizard.balls.points', { count });
      const name = template.content.balls[0]?.scoring.find((item) => item.points === count)?.name.en;
      await phone.page.getByText(t('recording.entry', { number, players: 'Bea Kurz' })).waitFor();
      await phone.page.getByRole('button', { name: t('wizard.balls.score', { name, points }) }).click();
      const stored = t('wizard.balls.recorded', { number, points, state: t('wizard.balls.state.stored') });
      await phone.page.getByRole('button', { name: stored }).waitFor();
    }
    await phone.page.getByText(t('recording.allRecorded')).waitFor();
    await tv.page.getByRole('row').filter({ hasText: 'Bea K.' }).getByText('11', { exact: true }).waitFor();
    await client.put(`/api/scheduledtrainings/${training.id}/finish`);
    await table.getByText('Bea Kurz').waitFor();
    await table.getByText(t('league.movement.new')).waitFor();
    await phone.page.getByRole('dialog', { name: t('helper.ended.title') }).waitFor();
    for (const { page, complaints } of [desk, tv, player, phone]) {
      // The code of a finished training is refused.
      expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([]);
      await page.context().close();
    }
  },
  timeLimit(),
);
