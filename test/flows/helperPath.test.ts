import type { TFunction } from 'i18next';
import type { Browser, Page } from 'playwright-core';
import type { Locale } from '@contract/lists';
import { localesOrOnly, timeLimit } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { runTraining } from '@test/fixtures/trainings';
import { problemsHere, translatorFor } from './accessProblems';
import { ownProfile } from './atTheRange';
import { openComparedBrowser, openPage, workerReady } from './browser';
import { startBrowserProxy } from './browserProxy';
import { storeSession } from './signedIn';

const NAME = { en: 'Putting with help', de: 'Putten mit Hilfe' };
const PHONE = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

async function running() {
  const { fixtures, club, pro } = await proOfNewClub({ name: 'Petra', surname: 'Lanz' });
  const anna = await fixtures.member({ club, name: 'Anna', surname: 'Berg' });
  const template = await fixtures.template({ name: NAME });
  const training = await runTraining({ pro, players: [anna], template });
  const recorded = () =>
    sql<{ index: number; points: number; name: string | null }>(
      `select r.index, r.points, h.name from ball_recordings r left join helpers h on h.id = r.helper_id
       where r.player_session_id = $1 order by r.index, r.version`,
      [training.trainingSessions[0]?.id],
    );
  const scoring = template.content.balls[0]?.scoring ?? [];
  return {
    pro,
    recorded,
    helpers: () => sql<{ id: string }>('select id from helpers where training_id = $1', [training.id]),
    /** Presses the button of this many points on the phone. */
    score: (page: Page, t: TFunction, locale: Locale, points: number) => {
      const name = scoring.find((item) => item.points === points)?.name[locale] ?? '';
      const shown = t('wizard.balls.points', { count: points });
      return page.getByRole('button', { name: t('wizard.balls.score', { name, points: shown }) }).click();
    },
    path: `/private/sessionwizard/${training.id}?status=STARTED`,
  };
}

async function makeCode(page: Page, t: TFunction): Promise<string> {
  await page.getByRole('button', { name: t('helper.codes.open') }).click();
  await page.getByRole('button', { name: t('helper.codes.make'), exact: true }).click();
  const shown = page.getByText(/^[2-9A-HJKMNP-Z]{6}$/);
  await shown.waitFor();
  return shown.innerText();
}

test.each(localesOrOnly('en'))(
  'a helper records on a phone, goes on offline, is shut out by the pro and sends what is left by the next code (%s)',
  async (locale) => {
    const t = translatorFor(locale);
    const { pro, recorded, score, path } = await running();
    const desk = await openPage(browser, { width: 1366, height: 768 });
    await storeSession(desk.page, pro, locale);
    await desk.page.goto(path);
    const code = await makeCode(desk.page, t);

    const phone = await openPage(browser, PHONE, {});
    const { page } = phone;
    await page.goto('/health');
    await page.evaluate((chosen) => window.localStorage.setItem('locale', chosen), locale);
    await page.goto(`/helper#${code}`);
    const name = page.getByLabel(t('helper.name'));
    await name.waitFor();
    await name.fill('Hanna');
    await page.getByRole('button', { name: t('helper.start') }).click();
    await page.getByRole('button', { name: t('helper.leave.button') }).waitFor();
    await workerReady(page);
    const undo = await page.getByRole('button', { name: t('recording.nothingToUndo') }).boundingBox();
    expect((undo?.y ?? 0) + (undo?.height ?? 0)).toBeGreaterThan(PHONE.height - 32);
    const statusText = (key: 'kept' | 'allSent', count = 0) =>
      page.getByText(t(`outboxStatus.${key}`, { count })).first();

    await score(page, t, locale, 3);
    // Nothing was unsent before the ball was recorded either.
    const first = { number: 1, points: t('wizard.balls.points', { count: 3 }), state: t('wizard.balls.state.stored') };
    await page.getByRole('button', { name: t('wizard.balls.recorded', first) }).waitFor();
    // The pro sees at once whose ball it is.
    await desk.page.getByRole('button', { name: t('ui.close') }).click();
    const stored = t('wizard.balls.recorded', {
      number: 1,
      points: t('wizard.balls.points', { count: 3 }),
      state: t('wizard.balls.state.taken'),
    });
    await desk.page.getByRole('button', { name: t('helper.recordedBy', { ball: stored, name: 'Hanna' }) }).waitFor();

    await page.context().setOffline(true);
    await page.reload();
    await score(page, t, locale, 3);
    await statusText('kept', 1).waitFor();
    expect(await recorded()).toHaveLength(1);

    await desk.page.getByRole('button', { name: t('helper.codes.open') }).click();
    await desk.page.getByRole('button', { name: new RegExp(`^${t('helper.revoke.button')}: `) }).click();
    await desk.page.getByRole('button', { name: t('ui.confirm') }).click();
    await desk.page.getByText(t('helper.codes.nothingYet')).waitFor();
    await page.context().setOffline(false);
    const ended = page.getByRole('dialog', { name: t('helper.ended.title') });
    await ended.getByText(t('helper.ended.unsent', { count: 1, name: 'Hanna' })).waitFor();
    expect(await recorded()).toHaveLength(1);

    await desk.page.getByRole('button', { name: t('helper.codes.make'), exact: true }).click();
    const next = desk.page.getByText(/^[2-9A-HJKMNP-Z]{6}$/);
    await ended.getByLabel(t('ui.shortCode.label')).fill(await next.innerText());
    await ended.getByRole('button', { name: t('helper.ended.goOn') }).click();
    await ended.waitFor({ state: 'hidden' });
    await statusText('allSent').waitFor();
    expect(await recorded()).toEqual([
      { index: 0, points: 3, name: 'Hanna' },
      { index: 1, points: 3, name: 'Hanna' },
    ]);

    // The end of the training ends the code too.
    await desk.page.getByRole('button', { name: t('ui.close') }).click();
    const finish = t('wizard.steps.of', { step: t('wizard.steps.finish'), training: NAME[locale] });
    await desk.page.getByRole('button', { name: finish }).click();
    await desk.page.getByRole('button', { name: t('wizard.finishing.anyway') }).click();
    await ended.waitFor();
    await ended.getByRole('button', { name: t('helper.ended.leave') }).click();
    await page.getByRole('heading', { level: 1, name: t('helper.title') }).waitFor();
    expect(desk.complaints).toEqual([]);
    for (const { page: own } of [desk, phone]) await own.context().close();
  },
  timeLimit(),
);

test.each(localesOrOnly('de'))(
  'what a helper recorded without a network in a browser that was killed is sent as theirs after the next sign-in (%s)',
  async (locale) => {
    const t = translatorFor(locale);
    const { pro, recorded, helpers, score, path } = await running();
    const desk = await openPage(browser, { width: 1366, height: 768 });
    await storeSession(desk.page, pro, locale);
    await desk.page.goto(path);
    const code = await makeCode(desk.page, t);
    const proxy = await startBrowserProxy();
    const profile = await ownProfile();
    const options = { baseURL: proxy.url, viewport: PHONE, reducedMotion: 'reduce' } as const;
    const begin = async (page: Page) => {
      await page.goto(`/helper#${code}`);
      await page.getByLabel(t('helper.name')).fill('Hanna');
      await page.getByRole('button', { name: t('helper.start') }).click();
      await page.getByRole('button', { name: t('helper.leave.button') }).waitFor();
    };

    const { page, kill } = await profile.start(options, locale);
    await begin(page);
    await score(page, t, locale, 3);
    const stored = t('wizard.balls.recorded', {
      number: 1,
      points: t('wizard.balls.points', { count: 3 }),
      state: t('wizard.balls.state.stored'),
    });
    await page.getByRole('button', { name: stored }).waitFor();
    proxy.shut();
    await page.context().setOffline(true);
    // Each another button: a second tap on the same one at once is taken for a trembling finger.
    for (const [waiting, points] of [1, 0].entries()) {
      await score(page, t, locale, points);
      await page
        .getByText(t('outboxStatus.kept', { count: waiting + 1 }))
        .first()
        .waitFor();
    }
    await kill();
    expect(await recorded()).toHaveLength(1);

    proxy.open();
    const again = await profile.start(options, locale);
    await begin(again.page);
    await again.page.getByText(t('outboxStatus.allSent')).first().waitFor();
    expect(await recorded()).toEqual([3, 1, 0].map((points, index) => ({ index, points, name: 'Hanna' })));
    expect(await helpers()).toHaveLength(1);
    await again.page.context().close();
    await desk.page.context().close();
    await proxy.close();
    await profile.remove();
  },
  timeLimit(),
);

test(
  'the code of the pro, the page for it, the recorder and its end can be used by everybody',
  async () => {
    const t = translatorFor('en');
    const { pro, path } = await running();
    const silence = (page: Page) => page.route('**/api/live/*', (route) => route.fulfill({ status: 204 }));
    const { page: desk } = await openPage(browser);
    await silence(desk);
    await storeSession(desk, pro);
    await desk.goto(path);
    const code = await makeCode(desk, t);
    expect(await problemsHere(desk)).toEqual([]);

    const { page } = await openPage(browser, PHONE);
    await silence(page);
    await page.goto(`/helper#${code}`);
    await page.getByLabel(t('helper.name')).fill('Hanna');
    expect(await problemsHere(page)).toEqual([]);
    await page.getByRole('button', { name: t('helper.start') }).click();
    await page.getByRole('button', { name: t('helper.leave.button') }).waitFor();
    expect(await problemsHere(page)).toEqual([]);
    await sql('delete from helper_codes where created_by = $1', [pro.id]);
    // The page may have learnt of the end by itself, and then says so over the button.
    await page.getByRole('button', { name: /3/ }).first().dispatchEvent('click');
    await page.getByRole('dialog', { name: t('helper.ended.title') }).waitFor();
    expect(await problemsHere(page)).toEqual([]);
    for (const one of [desk, page]) await one.context().close();
  },
  timeLimit(),
);
