import type { TFunction } from 'i18next';
import type { Locator, Page } from 'playwright-core';
import type { Locale } from '../../contract/lists';
import { sql } from '../world/database';
import { makeWorld } from '../world/makeWorld';
import { runTraining } from '../world/runningTraining';

const NAME = { en: 'Lag putts', de: 'Lange Putts' };

/** Makes a running training of Anna Berg, of two pros of the same club. */
export async function trainingOfTwoPros() {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Petra', surname: 'Lang' });
  const other = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Max', surname: 'Kern' });
  const anna = await world.member({ club, name: 'Anna', surname: 'Berg' });
  const template = await world.template({ name: NAME });
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
