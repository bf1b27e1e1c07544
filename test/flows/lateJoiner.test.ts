import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import type { Locale } from '@contract/lists';
import { localesOrOnly } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { translatorFor } from './accessProblems';
import { ownProfile, signInWhereSomethingWaits } from './atTheRange';
import { workerReady } from './browser';
import { startBrowserProxy } from './browserProxy';
import { signInAs } from './signIn';

const NAME = { en: 'Chipping in the wind', de: 'Chippen im Wind' };

async function plannedTraining() {
  const { fixtures, club, pro } = await proOfNewClub({ name: 'Petra', surname: 'Lanz' });
  const other = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Max', surname: 'Kern' });
  await fixtures.member({ club, name: 'Anna', surname: 'Berg', handicap: 18.4 });
  const emil = await fixtures.member({ club, name: 'Emil', surname: 'Großmann', handicap: 24 });
  const template = await fixtures.template({ name: NAME, numberofballs: 5 });
  const { id } = await fixtures.training({ club, template, status: 'PLANNED', plannedDate: '2026-05-14' });
  const scoring = template.content.balls[0]?.scoring ?? [];
  const accepted = async () => {
    const rows = await sql<{ index: number; points: number; player: string; by: string }>(
      `select r.index, r.points, m.surname as player, b.surname as by from ball_recordings r
       join player_session_players p on p.player_session_id = r.player_session_id
       join members m on m.id = p.member_id join members b on b.id = r.recorded_by
       where p.training_id = $1 order by m.surname, r.index, r.version`,
      [id],
    );
    return rows.map(({ index, points, player, by }) => [player, index, points, by]);
  };
  const startedOn = async () => {
    const [row] = await sql<{ status: string; day: string }>(
      'select status, planned_date::text as day from scheduled_trainings where id = $1',
      [id],
    );
    return row;
  };
  return { id, pro, other, emil, scoring, accepted, startedOn, path: `/private/sessionwizard/${id}` };
}

type Planned = Awaited<ReturnType<typeof plannedTraining>>;

/** What somebody does in the recorder of it, in this language. */
function recorderOf(page: Page, t: TFunction, locale: Locale, { scoring }: Planned) {
  const dialog = page.getByRole('dialog', { name: t('lateJoiner.title', { training: NAME[locale] }) });
  return {
    dialog,
    isOn: (number: number, players: string) => page.getByText(t('recording.entry', { number, players })).waitFor(),
    score: async (points: number) => {
      const name = scoring.find((item) => item.points === points)?.name[locale] ?? '';
      const worth = t('wizard.balls.points', { count: points });
      await page.getByRole('button', { name: t('wizard.balls.score', { name, points: worth }) }).click();
    },
    /** Three actions: the key, what is typed, Enter. */
    addByKeys: async (typed: string, offered: string) => {
      await page.keyboard.press('+');
      await dialog.getByRole('searchbox').waitFor();
      await page.keyboard.type(typed);
      await dialog.getByRole('button', { name: offered }).waitFor();
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}

/** Resolves when the members of a club are on this device. */
const untilMembersAreStored = (page: Page) =>
  page.evaluate(async () => {
    const counted = () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('golf-club-outbox');
        opening.onerror = () => reject(new Error(opening.error?.message));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('members').objectStore('members').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      });
    while ((await counted()) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  });

test.each(localesOrOnly('de'))(
  'a training is started and a late joiner added in three actions without a network, over a killed browser (%s)',
  async (locale) => {
    const t = translatorFor(locale);
    const planned = await plannedTraining();
    const { pro, path } = planned;
    const proxy = await startBrowserProxy();
    const profile = await ownProfile();
    const options = { baseURL: proxy.url, viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;
    const { page, kill } = await profile.start(options, locale);
    await page.goto('/public/login');
    await workerReady(page);
    await signInAs(page, t, pro);
    await page.goto(`${path}?status=PLANNED`);
    await page.getByRole('heading', { level: 2, name: NAME[locale] }).waitFor();
    await untilMembersAreStored(page);
    proxy.shut();
    await page.context().setOffline(true);

    const step = (name: 'start') => t('wizard.steps.of', { step: t(`wizard.steps.${name}`), training: NAME[locale] });
    await page.getByRole('button', { name: step('start') }).click();
    await page.getByRole('button', { name: t('startDay.today') }).click();
    await page.getByText(t('queuedSteps.started')).waitFor();
    await page.getByLabel(t('wizard.adding.search')).fill('berg');
    await page.getByText(t('lateJoiner.fromDevice')).waitFor();
    await page.getByLabel(t('wizard.adding.search')).press('Enter');
    await page.getByRole('button', { name: t('wizard.adding.leaveOut', { name: 'Anna Berg' }) }).waitFor();
    await page.getByRole('button', { name: t('wizard.adding.add'), exact: true }).click();
    await page.getByRole('button', { name: t('recording.open') }).click();

    const recorder = recorderOf(page, t, locale, planned);
    await recorder.isOn(1, 'Anna Berg');
    await recorder.score(3);
    await recorder.isOn(2, 'Anna Berg');
    await recorder.addByKeys('grossm', 'Emil Großmann');
    // Recording goes on where it stood.
    await recorder.isOn(2, 'Anna Berg');
    await recorder.score(1);
    await page.keyboard.press('PageDown');
    await recorder.isOn(1, 'Emil Großmann');
    await recorder.score(-1);
    await recorder.isOn(2, 'Emil Großmann');
    // The start, two added players and three balls.
    await page
      .getByText(t('outboxStatus.keptChanges', { count: 6 }))
      .first()
      .waitFor();
    // In the header, which the recorder covers.
    const unsent = t('outbox.openChanges', { count: 6 });
    await page.getByRole('button', { name: unsent, exact: true, includeHidden: true }).waitFor();
    await kill();
    expect(await planned.accepted()).toEqual([]);
    expect((await planned.startedOn())?.status).toBe('PLANNED');

    proxy.open();
    const again = await profile.start(options, locale);
    await signInWhereSomethingWaits(again.page, t, pro, t('onDevice.waitingChanges', { count: 6 }));
    await again.page.goto(`${path}?status=STARTED&record=all`);
    await again.page.getByText(t('outboxStatus.allSent')).first().waitFor();
    expect(await planned.accepted()).toEqual([
      ['Berg', 0, 3, 'Lanz'],
      ['Berg', 1, 1, 'Lanz'],
      ['Großmann', 0, -1, 'Lanz'],
    ]);
    const today = new Date().toLocaleDateString('sv');
    expect(await planned.startedOn()).toEqual({ status: 'STARTED', day: today });
    await again.page.context().close();
    await proxy.close();
    await profile.remove();
  },
);

test('a late joiner whom the server refuses is decided about from the status bar, and no ball is lost', async () => {
  const t = translatorFor('en');
  const planned = await plannedTraining();
  const { pro, emil, id } = planned;
  await sql("update scheduled_trainings set status = 'STARTED', started_at = now() where id = $1", [id]);
  const proxy = await startBrowserProxy();
  const profile = await ownProfile();
  const { page } = await profile.start({ baseURL: proxy.url, viewport: { width: 1366, height: 768 } });
  await page.goto('/public/login');
  await signInAs(page, t, pro);
  await page.goto(`${planned.path}?status=STARTED&record=one`);
  const recorder = recorderOf(page, t, 'en', planned);
  await page.getByRole('button', { name: t('lateJoiner.open') }).click();
  await recorder.dialog.getByRole('button', { name: 'Emil Großmann' }).waitFor();
  await sql("update members set roles = '{UNAPPROVED}' where id = $1", [emil.id]);
  await recorder.dialog.getByRole('button', { name: 'Emil Großmann' }).click();
  await recorder.isOn(1, 'Emil Großmann');
  await recorder.score(3);
  await page.getByRole('button', { name: t('outboxStatus.changesNeedYou', { count: 1 }) }).click();
  await page.getByText(t('queuedSteps.goOn')).waitFor();
  await sql("update members set roles = '{APPROVED,PLAYER}' where id = $1", [emil.id]);
  const what = t('queuedSteps.add', { players: 'Emil Großmann' });
  await page.getByRole('button', { name: t('outbox.of', { action: t('queuedSteps.again'), ball: what }) }).click();
  await page.getByText(t('outbox.nothing')).waitFor();
  expect(await planned.accepted()).toEqual([['Großmann', 0, 3, 'Lanz']]);
  await page.context().close();
  await proxy.close();
  await profile.remove();
});
