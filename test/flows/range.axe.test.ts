import type { Browser, Page } from 'playwright-core';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberFixture } from '@test/fixtures/members';
import { problemsEverywhere, translatorFor } from './accessProblems';
import { answerFromCaptivePortal, finishAnyway, refuseAsRecordedTwice } from './atTheRange';
import { openBrowser, openPage } from './browser';
import { storeSession } from './signedIn';

const t = translatorFor('en');

let browser: Browser;
let pro: MemberFixture;
const ids = { regular: '', trackman: '', unsent: '' };

beforeAll(async () => {
  browser = await openBrowser();
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const [kaethe, anna] = [
    await fixtures.member({ club, name: 'Käthe' }),
    await fixtures.member({ club, name: 'Anna' }),
  ];
  const sessions = [
    { players: [kaethe], balls: [3, 1, -1], status: 'EDIT' as const },
    { players: [anna], balls: [], status: 'ADDED' as const },
  ];
  const trackman = await fixtures.template({ type: 'TRACKMAN' });
  ids.regular = (await fixtures.training({ club, status: 'STARTED', plannedBy: pro, sessions })).id;
  ids.trackman = (
    await fixtures.training({ club, template: trackman, status: 'STARTED', plannedBy: pro, sessions })
  ).id;
  const open = [{ players: [anna], status: 'EDIT' as const }];
  ids.unsent = (await fixtures.training({ club, status: 'STARTED', plannedBy: pro, sessions: open })).id;
  await fixtures.training({ club, status: 'FINISHED', plannedBy: pro, sessions });
  const today = await fixtures.training({ club, plannedBy: pro, plannedDate: new Date().toISOString().slice(0, 10) });
  const series = [today.id, (await fixtures.training({ club, plannedDate: '2031-10-01' })).id, ids.unsent];
  await sql('update scheduled_trainings set series_id = $1 where id = any($2::uuid[])', [today.id, series]);
});
afterAll(() => browser.close());

const recording = (id: () => string, view: 'one' | 'all') => ({
  title: t('wizard.title'),
  path: () => `/private/sessionwizard/${id()}?status=STARTED`,
  open: async (page: Page) => {
    await page.getByRole('button', { name: t('recording.open'), exact: true }).click();
    await page.getByRole('dialog', { name: /^Record balls/ }).waitFor();
    await page.getByRole('button', { name: t(`recording.view.${view}`), exact: true }).click();
  },
});

/** Records a ball of Anna's, which is not sent, or refused, because of what answers in the place of the server. */
const unsent = (answer: (page: Page) => Promise<void>, open: (page: Page) => Promise<unknown>) => ({
  title: t('wizard.title'),
  path: () => `/private/sessionwizard/${ids.unsent}?status=STARTED`,
  open: async (page: Page) => {
    await answer(page);
    await page.getByRole('button', { name: /^Holed/ }).click();
    await page.getByRole('button', { name: /^Not synced yet/ }).waitFor();
    await open(page);
  },
});
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: /^Not synced yet/ }).click();
  await page.getByRole('dialog', { name: t('outbox.title') }).waitFor();
};
/** Of the open training, which stands above the others. */
const finishButton = (page: Page) => page.getByRole('button', { name: /^Finish: / }).first();
const pressFinish = async (page: Page) => {
  await finishButton(page).click();
  await finishAnyway(page, t);
  await page.getByRole('alertdialog', { name: t('wizard.finishing.title') }).waitFor();
};

interface Screen {
  what: string;
  title: string;
  path: () => string;
  open?: (page: Page) => Promise<unknown>;
  /** What the browser itself says of an answer that belongs to the screen. */
  expected?: RegExp;
}

const screens: Screen[] = [
  {
    what: 'the month of the planner',
    title: t('planner.title'),
    path: () => '/private/sessionplanner',
    open: (page) => page.getByRole('button', { name: t('planner.view.month'), exact: true }).click(),
  },
  {
    what: 'moving a training of a series',
    title: t('planner.title'),
    path: () => '/private/sessionplanner',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Move / })
        .first()
        .click();
      await page.getByRole('radio', { name: /^The whole series/ }).check();
    },
  },
  {
    what: 'deleting a training of a series',
    title: t('planner.title'),
    path: () => '/private/sessionplanner',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByRole('radio', { name: /^The whole series/ }).check();
    },
  },
  {
    what: 'the trainings in their tables',
    title: t('activeTrainings.title'),
    path: () => '/private/activetrainingsessions',
  },
  { what: 'recording one player', ...recording(() => ids.regular, 'one') },
  { what: 'recording all players', ...recording(() => ids.regular, 'all') },
  { what: 'recording with the number pad', ...recording(() => ids.trackman, 'one') },
  { what: 'the drawer of unsent balls', ...unsent(answerFromCaptivePortal, openDrawer) },
  {
    what: 'the drawer with a training that is finished behind its balls',
    ...unsent(answerFromCaptivePortal, async (page) => {
      if (await finishButton(page).isEnabled()) {
        await pressFinish(page);
        await page.getByRole('button', { name: t('wizard.finishing.afterwards') }).click();
      }
      await page.getByText(t('wizard.finishing.queued')).waitFor();
      await openDrawer(page);
    }),
  },
  {
    what: 'the drawer with a ball that was recorded twice',
    ...unsent(refuseAsRecordedTwice, async (page) => {
      await page.getByRole('button', { name: /^Not synced yet: .* needs? a decision/ }).waitFor();
      await openDrawer(page);
    }),
    expected: /status of 409/,
  },
  { what: 'finishing a training with unsent balls', ...unsent(answerFromCaptivePortal, pressFinish) },
];

test.each(screens)(
  '$what fits every width and can be used by everybody, in light and dark',
  async ({ title, path, open, expected }) => {
    const { page, complaints } = await openPage(browser);
    await storeSession(page, pro);
    expect(await problemsEverywhere(page, { title, path: path(), open })).toEqual([]);
    expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([]);
    await page.context().close();
  },
);
