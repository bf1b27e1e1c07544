import type { Browser, Page } from 'playwright-core';
import { showDate, todayHere, typedDate } from '@/i18n/dates';
import { locales } from '@contract/lists';
import { timeLimit } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { finishAnyway } from './atTheRange';
import { openComparedBrowser } from './browser';
import { inputCalled, openScreen } from './signIn';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

async function clubWithPro() {
  const { fixtures, club, pro, player } = await proOfNewClub();
  const template = await fixtures.template({ name: { en: unique('Putting gate'), de: unique('Putt-Tor') } });
  return { fixtures, club, pro, template, anna: await player({ name: 'Anna', surname: 'Berg' }) };
}

const rowsOf = (clubId: string) =>
  sql<{ status: string; day: string }>(
    `select status, to_char(planned_date, 'YYYY-MM-DD') as day from scheduled_trainings where golfclub_id = $1`,
    [clubId],
  );

/** The text alone stands in the buttons above the list too. */
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).last();

test.each(locales)(
  'a training is planned and started in two clicks, and the start taken back (%s)',
  async (locale) => {
    const { club, pro, template } = await clubWithPro();
    const { page, t } = await openSignedIn(browser, locale, pro);
    await openScreen(page, t, t('planner.title'));
    const name = template.content.name[locale] ?? '';
    expect(await inputCalled(page, t('moving.date')).inputValue()).toBe(typedDate(todayHere()));
    await page.getByRole('combobox', { name: t('planner.form.template') }).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t('planner.form.planAndStart') }).click();
    await page.getByRole('heading', { level: 2, name }).waitFor();
    expect(await rowsOf(club.id)).toEqual([{ status: 'STARTED', day: todayHere() }]);

    await page.getByRole('button', { name: t('openBalls.undo') }).click();
    await notice(page, t('wizard.steps.unstarted')).waitFor();
    expect(await rowsOf(club.id)).toEqual([{ status: 'PLANNED', day: todayHere() }]);
    await page.context().close();
  },
  timeLimit(),
);

test.each(locales)(
  'a training of another day is played today, finished with open balls, and opened again with its player sessions (%s)',
  async (locale) => {
    const { fixtures, club, pro, template, anna } = await clubWithPro();
    const sessions = [{ players: [anna], status: 'EDIT' as const }];
    const { id } = await fixtures.training({ club, template, plannedDate: '2031-12-06', sessions });
    const { page, t } = await openSignedIn(browser, locale, pro);
    await page.goto(`/private/sessionwizard/${id}?status=PLANNED`);
    const training = template.content.name[locale] ?? '';
    const step = (name: 'start' | 'finish') =>
      page.getByRole('button', { name: t('wizard.steps.of', { step: t(`wizard.steps.${name}`), training }) });
    await step('start').click();
    await page.getByText(t('startDay.question', { date: showDate('2031-12-06', locale) })).waitFor();
    await page.getByRole('button', { name: t('startDay.today') }).click();
    await notice(page, t('wizard.steps.started')).waitFor();
    expect(await rowsOf(club.id)).toEqual([{ status: 'STARTED', day: todayHere() }]);

    await step('finish').click();
    await page.getByText(t('openBalls.none')).waitFor();
    await finishAnyway(page, t);
    await notice(page, t('wizard.steps.finished')).waitFor();
    // The message of the start may still be shown, and offers to undo that.
    const undo = page.getByRole('button', { name: t('openBalls.undo') });
    const finished = page
      .locator('.notices *')
      .filter({ hasText: t('wizard.steps.finished') })
      .filter({ has: undo });
    await finished
      .last()
      .getByRole('button', { name: t('openBalls.undo') })
      .click();
    await notice(page, t('wizard.steps.unfinished')).waitFor();
    expect(await rowsOf(club.id)).toEqual([{ status: 'STARTED', day: todayHere() }]);
    const stored = await sql('select status from player_sessions where training_id = $1', [id]);
    expect(stored).toEqual([{ status: 'EDIT' }]);
    await page.context().close();
  },
  timeLimit(),
);
