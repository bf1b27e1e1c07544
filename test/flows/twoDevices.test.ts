import type { Browser, Page } from 'playwright-core';
import { timeLimit } from '@test/endurance';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { runTraining } from '@test/fixtures/trainings';
import { translatorFor } from './accessProblems';
import { openComparedBrowser, openPage, type OpenedPage } from './browser';
import { storeSession } from './signedIn';

const t = translatorFor('en');

let browser: Browser;
beforeAll(async () => {
  browser = await openComparedBrowser();
});
afterAll(() => browser.close());

async function runningTraining() {
  const { fixtures, club, pro } = await proOfNewClub({ name: 'Petra', surname: 'Lanz' });
  const other = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Max', surname: 'Kern' });
  const template = await fixtures.template({ name: { en: 'Two of us', de: 'Zu zweit' } });
  const training = await runTraining({ pro, players: [await fixtures.member({ club, name: 'Anna' })], template });
  const history = () =>
    sql<{ index: number; points: number }>(
      'select index, points from ball_recordings where player_session_id = $1 order by index, version',
      [training.trainingSessions[0]?.id],
    );
  return { pro, other, history, path: `/private/sessionwizard/${training.id}?status=STARTED` };
}

const score = (page: Page, name: RegExp) => page.getByRole('button', { name });
const ball = (page: Page, index: number, count: number, state: 'waiting' | 'stored' | 'taken') =>
  page
    .getByRole('button', {
      name: t('wizard.balls.recorded', {
        number: index + 1,
        points: t('wizard.balls.points', { count }),
        state: t(`wizard.balls.state.${state}`),
      }),
    })
    .waitFor();

test(
  'what one pro records, the other sees at once',
  async () => {
    const { pro, other, path } = await runningTraining();
    const windows: OpenedPage[] = [];
    for (const person of [pro, other]) {
      const opened = await openPage(browser);
      windows.push(opened);
      await storeSession(opened.page, person);
      await opened.page.goto(path);
      await opened.page.getByRole('heading', { level: 2, name: 'Two of us' }).waitFor();
    }
    const [one, two] = windows;
    if (!one || !two) throw new Error('there must be two windows');
    await score(one.page, /^Holed/).click();
    // Where the other stands, it is marked, so that nobody records over it unseen.
    await ball(two.page, 0, 3, 'taken');
    await two.page.getByRole('button', { name: t('recording.taken.goOn') }).click();
    await score(two.page, /^Holed/).click();
    await ball(one.page, 1, 3, 'taken');
    expect([...one.complaints, ...two.complaints]).toEqual([]);
    for (const { page } of windows) await page.context().close();
  },
  timeLimit(),
);

test(
  'of two tabs one sends, both show the same, and when it is closed the other goes on',
  async () => {
    const { pro, history, path } = await runningTraining();
    const { page: first } = await openPage(browser);
    await storeSession(first, pro);
    await first.goto(path);
    await first.getByRole('heading', { level: 2, name: 'Two of us' }).waitFor();
    const second = await first.context().newPage();
    await storeSession(second, pro);
    await second.goto(path);
    await second.getByRole('heading', { level: 2, name: 'Two of us' }).waitFor();

    await score(second, /^Holed/).click();
    await ball(first, 0, 3, 'taken');
    await ball(second, 0, 3, 'stored');

    await first.context().setOffline(true);
    await score(second, /^Holed/).click();
    await ball(second, 1, 3, 'waiting');
    await ball(first, 1, 3, 'waiting');
    await first.close();
    await second.context().setOffline(false);
    await ball(second, 1, 3, 'stored');
    expect(await history()).toEqual([
      { index: 0, points: 3 },
      { index: 1, points: 3 },
    ]);
    await second.context().close();
  },
  timeLimit(),
);
