import { localesOrOnly } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { translatorFor } from './accessProblems';
import { ownProfile, signInWhereSomethingWaits } from './atTheRange';
import { workerReady } from './browser';
import { startBrowserProxy } from './browserProxy';
import { signInAs } from './signIn';
import { until } from './until';

const NAME = { en: 'Pitching in stations', de: 'Pitchen an Stationen' };

/** A running training of two stations with two players each. */
async function trainingInStations() {
  const { fixtures, club, pro } = await proOfNewClub();
  const sessions = [];
  for (const [position, name] of ['Anna', 'Bea', 'Cem', 'Dora'].entries()) {
    const player = await fixtures.member({ club, name, surname: 'Berg' });
    sessions.push({ players: [player], status: 'EDIT' as const, group: 1 + (position % 2) });
  }
  const template = await fixtures.template({ name: NAME });
  const { id } = await fixtures.training({ club, template, status: 'STARTED', sessions });
  /** Everything that the server has accepted, as player, ball and points. */
  const accepted = async () => {
    const rows = await sql<{ name: string; index: number; points: number }>(
      `select m.name, r.index, r.points from ball_recordings r
       join player_session_players p on p.player_session_id = r.player_session_id join members m on m.id = p.member_id
       where p.training_id = $1 order by m.name, r.index, r.version`,
      [id],
    );
    return rows.map(({ name, index, points }) => [name, index, points]);
  };
  return { pro, accepted, path: `/private/sessionwizard/${id}?status=STARTED` };
}

test.each(localesOrOnly('de'))(
  'what two stations recorded without a network before the browser was killed waits for its recorder, and arrives once (%s)',
  async (locale) => {
    const t = translatorFor(locale);
    const { pro, accepted, path } = await trainingInStations();
    const proxy = await startBrowserProxy();
    const profile = await ownProfile();
    const options = { baseURL: proxy.url, viewport: { width: 820, height: 1180 }, reducedMotion: 'reduce' } as const;

    const { page, kill } = await profile.start(options, locale);
    const isOn = (number: number, name: string) =>
      page.getByText(t('recording.entry', { number, players: `${name} Berg` })).waitFor();
    await page.goto('/public/login');
    await workerReady(page);
    await signInAs(page, t, pro);
    await page.goto(`${path}&record=one`);
    await isOn(1, 'Anna');
    await page.keyboard.press('3');
    await until(accepted, [['Anna', 0, 3]]);
    await page.getByText(t('outboxStatus.allSent')).first().waitFor();
    proxy.shut();
    await page.context().setOffline(true);
    await page.keyboard.press('.');
    await isOn(1, 'Bea');
    await page.keyboard.press('1');
    await isOn(2, 'Bea');
    await page.keyboard.press(',');
    await isOn(2, 'Anna');
    await page.keyboard.press('0');
    await page
      .getByText(t('outboxStatus.kept', { count: 2 }))
      .first()
      .waitFor();
    await kill();

    const offline = await profile.start(options, locale);
    await offline.page.context().setOffline(true);
    await offline.page.goto(path);
    await offline.page.getByRole('link', { name: t('onDevice.open', { training: NAME[locale] }) }).click();
    await offline.page.getByText(t('onDevice.unsigned')).waitFor();
    await offline.page.getByRole('group', { name: t('groups.recorder.label') }).waitFor();
    await offline.page
      .getByText(t('outboxStatus.kept', { count: 2 }))
      .first()
      .waitFor();
    await offline.kill();
    expect(await accepted()).toEqual([['Anna', 0, 3]]);

    proxy.open();
    const online = await profile.start(options, locale);
    await signInWhereSomethingWaits(online.page, t, pro, t('onDevice.waiting', { count: 2 }));
    await online.page.goto(`${path}&record=all`);
    await online.page.getByText(t('outboxStatus.allSent')).first().waitFor();
    expect(await accepted()).toEqual([
      ['Anna', 0, 3],
      ['Anna', 1, 0],
      ['Bea', 0, 1],
    ]);
    await online.page.context().close();
    await proxy.close();
    await profile.remove();
  },
);
