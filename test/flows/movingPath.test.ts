import type { Browser, Page } from 'playwright-core';
import { showPlannedDate } from '@/i18n/plannedTimes';
import { locales } from '@contract/lists';
import { timeLimit } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { openComparedBrowser } from './browser';
import { inputCalled, openScreen } from './signIn';
import { openSignedIn } from './signedIn';

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

async function clubWithPro() {
  const { fixtures, club, pro } = await proOfNewClub();
  const template = await fixtures.template({ name: { en: unique('Putting gate'), de: unique('Putt-Tor') } });
  const plans = async () => {
    const rows = await sql<{ plan: string }>(
      `select concat_ws(' ', status, planned_date::text, to_char(planned_time, 'HH24:MI')) as plan
       from scheduled_trainings where golfclub_id = $1 order by planned_date`,
      [club.id],
    );
    return rows.map(({ plan }) => plan);
  };
  return { fixtures, club, pro, template, plans };
}

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).last();
const called = (name: string) => ({ name, exact: true });

test.each(locales)(
  'a series is planned for half past five, moved from its second training on, moved back and deleted (%s)',
  async (locale) => {
    const { pro, template, plans } = await clubWithPro();
    const { page, t } = await openSignedIn(browser, locale, pro);
    await page.setViewportSize({ width: 1366, height: 768 });
    await openScreen(page, t, t('planner.title'));
    const name = template.content.name[locale] ?? '';
    const when = (plannedDate: string, plannedTime = '17:30') => showPlannedDate({ plannedDate, plannedTime }, locale);
    await inputCalled(page, t('moving.date')).fill('01.10.2031');
    await inputCalled(page, t('moving.time')).fill('1730');
    await page.getByRole('combobox', { name: t('planner.form.template') }).fill(name);
    await page.getByRole('option', { name }).click();
    await inputCalled(page, t('planner.form.repeats')).fill('3');
    await page.getByRole('button', called(t('planner.form.plan'))).click();
    await notice(
      page,
      t('planner.series.done', { name, count: 4, first: when('2031-10-01'), last: when('2031-10-22') }),
    ).waitFor();
    const planned = ['01', '08', '15', '22'].map((day) => `PLANNED 2031-10-${day} 17:30`);
    expect(await plans()).toEqual(planned);

    const openMove = (day: string) =>
      page.getByRole('button', called(t('moving.of', { name, date: when(day) }))).click();
    await openMove('2031-10-08');
    const dialog = page.getByRole('dialog', called(t('moving.title', { name })));
    await dialog.getByLabel(t('moving.date')).and(page.locator('input')).fill('09.10.2031');
    await dialog.getByLabel(t('moving.time')).fill('18:15');
    await dialog.getByRole('radio', called(t('moving.scope.following', { count: 3 }))).check();
    await dialog.getByRole('button', called(t('moving.move'))).click();
    const moved = { name, count: 3, first: when('2031-10-09', '18:15'), last: when('2031-10-23', '18:15') };
    await notice(page, t('moving.doneSeries', moved)).waitFor();
    const later = ['09', '16', '23'].map((day) => `PLANNED 2031-10-${day} 18:15`);
    expect(await plans()).toEqual([planned[0], ...later]);
    await page.getByRole('button', called(t('openBalls.undo'))).click();
    await notice(page, t('moving.undone')).waitFor();
    expect(await plans()).toEqual(planned);

    await sql(
      `update scheduled_trainings set status = 'STARTED', started_at = now() where planned_date = '2031-10-01'
      and snapshot #>> '{name,en}' = $1`,
      [template.content.name.en ?? ''],
    );
    await page.reload();
    await page.getByRole('button', called(t('planner.table.delete', { name, date: when('2031-10-15') }))).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(t('moving.staying', { count: 1, all: 4 })).waitFor();
    await question.getByRole('radio', called(t('moving.scope.series', { count: 3 }))).check();
    await question.getByRole('button', called(t('ui.confirm'))).click();
    const gone = { name, count: 3, first: when('2031-10-08'), last: when('2031-10-22') };
    await notice(page, t('moving.deleted', gone)).waitFor();
    expect(await plans()).toEqual(['STARTED 2031-10-01 17:30']);
    await page.context().close();
  },
  timeLimit(),
);

test.each(locales)(
  'one training is moved in the wizard, and another screen shows it at once (%s)',
  async (locale) => {
    const { fixtures, club, pro, template, plans } = await clubWithPro();
    const { page, t } = await openSignedIn(browser, locale, pro);
    const other = await openSignedIn(browser, locale, pro);
    const { id } = await fixtures.training({ club, template, plannedDate: '2031-10-01' });
    const name = template.content.name[locale] ?? '';
    const when = (plannedDate: string, plannedTime: string | null) =>
      showPlannedDate({ plannedDate, plannedTime }, locale);
    await openScreen(other.page, t, t('planner.title'));
    const row = (date: string) => other.page.getByRole('button', called(t('moving.of', { name, date })));
    await row(when('2031-10-01', null)).waitFor();

    await page.goto(`/private/sessionwizard/${id}?status=PLANNED`);
    await page.getByRole('button', called(t('moving.title', { name }))).click();
    const dialog = page.getByRole('dialog', called(t('moving.title', { name })));
    await dialog.getByLabel(t('moving.date')).and(page.locator('input')).fill('02.10.2031');
    await dialog.getByLabel(t('moving.time')).fill('9');
    await page.keyboard.press('Enter');
    await notice(page, t('moving.done', { name, date: when('2031-10-02', '09:00') })).waitFor();
    await row(when('2031-10-02', '09:00')).waitFor();
    expect(await plans()).toEqual(['PLANNED 2031-10-02 09:00']);
    await page.context().close();
    await other.page.context().close();
  },
  timeLimit(),
);
