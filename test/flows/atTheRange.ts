import type { TFunction } from 'i18next';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import type { Locale } from '@contract/lists';
import { sql } from '@test/fixtures/database';
import type { MemberFixture } from '@test/fixtures/members';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { runTraining } from '@test/fixtures/trainings';
import { launching } from './browser';
import { signInAs } from './signIn';

const NAME = { en: 'Lag putts', de: 'Lange Putts' };

/** Makes a running training of Anna Berg, of two pros of the same club. */
export async function trainingOfTwoPros() {
  const { fixtures, club, pro } = await proOfNewClub({ name: 'Petra', surname: 'Lanz' });
  const other = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Max', surname: 'Kern' });
  const anna = await fixtures.member({ club, name: 'Anna', surname: 'Berg' });
  const template = await fixtures.template({ name: NAME });
  const training = await runTraining({ pro, players: [anna], template });
  const scoring = template.content.balls[0]?.scoring ?? [];
  const path = `/private/sessionwizard/${training.id}?status=STARTED`;
  return {
    pro,
    other,
    path,
    /** Everything that the server has accepted, as ball, points and surname of whoever recorded it. */
    accepted: async () => {
      const rows = await sql<{ index: number; points: number | null; surname: string }>(
        `select r.index, r.points, m.surname from ball_recordings r join members m on m.id = r.recorded_by
         where r.player_session_id = $1 order by r.index, r.version`,
        [training.trainingSessions[0]?.id],
      );
      return rows.map(({ index, points, surname }) => [index, points, surname]);
    },
    statusOf: async () => {
      const [row] = await sql<{ status: string }>('select status from scheduled_trainings where id = $1', [
        training.id,
      ]);
      return row?.status;
    },
    /** What this person sees of it in this language. */
    on: (page: Page, t: TFunction, locale: Locale) => {
      const pointsText = (count: number) => t('wizard.balls.points', { count });
      const tile = (index: number, points: number, state: 'waiting' | 'stored' | 'conflict'): Locator =>
        page.getByRole('button', {
          name: t('wizard.balls.recorded', {
            number: index + 1,
            points: pointsText(points),
            state: t(`wizard.balls.state.${state}`),
          }),
        });
      return {
        training: NAME[locale],
        tile,
        /** Goes there, which needs a network. */
        open: async () => {
          await page.goto(path);
          await page.getByRole('heading', { level: 2, name: NAME[locale] }).waitFor();
        },
        /** Presses the button of this many points for the ball that is chosen, which must be this one. */
        score: async (index: number, points: number) => {
          const number = index + 1;
          const title = page.getByText(t('wizard.balls.scoring', { number }));
          await title.or(page.getByText(t('recording.entry', { number, players: 'Anna Berg' }))).waitFor();
          const name = scoring.find((item) => item.points === points)?.name[locale] ?? '';
          await page
            .getByRole('button', { name: t('wizard.balls.score', { name, points: pointsText(points) }) })
            .click();
        },
        /** The button of the header that counts what is unsent. */
        unsent: (count: number) => page.getByRole('button', { name: t('outbox.open', { count }), exact: true }),
        step: (step: 'finish' | 'unfinish') =>
          page.getByRole('button', {
            name: t('wizard.steps.of', { step: t(`wizard.steps.${step}`), training: NAME[locale] }),
          }),
      };
    },
  };
}

/** Signs in where the page says that something waits on the device. */
export async function signInWhereSomethingWaits(
  page: Page,
  t: TFunction,
  pro: MemberFixture,
  text: string,
): Promise<void> {
  await page.goto('/public/login');
  await page.getByText(text).waitFor();
  await signInAs(page, t, pro);
}

/** Answers that a training is finished although balls of it are open. */
export const finishAnyway = (page: Page, t: TFunction) =>
  page.getByRole('button', { name: t('wizard.finishing.anyway') }).click();

const BALLS = '**/playerdata/*/ball*/add';

/** From now on the sign-in page of some network answers to recorded balls, so that they wait. */
export async function answerFromCaptivePortal(page: Page): Promise<void> {
  await page.unroute(BALLS);
  await page.route(BALLS, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Welcome to our hotel</title>' }),
  );
}

/** From now on recorded balls are refused, because somebody else has recorded the same ones. */
export async function refuseAsRecordedTwice(page: Page): Promise<void> {
  await page.unroute(BALLS);
  await page.route(BALLS, (route) => {
    const current = {
      index: 0,
      points: 1,
      version: 1,
      recordedBy: { name: 'Max', surname: 'Kern' },
      recordedAt: '2026-05-14T09:30:00.000Z',
    };
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail: '', code: 'ball-conflict', current };
    return route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) });
  });
}

/** Makes a browser's profile of its own, over which a browser can be started, killed and started again. */
export async function ownProfile() {
  const directory = await mkdtemp(path.join(tmpdir(), 'golf-browser-'));
  return {
    /**
     * Starts a browser over what the one before left on the disk. The language is set anew: a killed browser may not
     * have stored it.
     */
    async start(
      options: BrowserContextOptions,
      locale: Locale = 'en',
    ): Promise<{ page: Page; kill: () => Promise<void> }> {
      const context = await chromium.launchPersistentContext(directory, { ...launching(), ...options });
      await context.addInitScript((chosen) => window.localStorage.setItem('locale', chosen), locale);
      const page = context.pages()[0] ?? (await context.newPage());
      page.setDefaultTimeout(30_000);
      const ended = new Promise<void>((resolve) => context.once('close', () => resolve()));
      return {
        page,
        /** Ends the process in the middle of whatever it does: it can neither ask nor save anything. */
        async kill() {
          process.kill(await processOf(context), 'SIGKILL');
          await ended;
        },
      };
    },
    remove: () => rm(directory, { recursive: true, force: true, maxRetries: 5 }),
  };
}

async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const info = await session?.send('SystemInfo.getProcessInfo');
  const found = info?.processInfo.find(({ type }) => type === 'browser');
  if (!found) throw new Error('The browser does not say which process it is');
  return found.id;
}
