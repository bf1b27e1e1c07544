import type { Browser, Page } from 'playwright-core';
import { makeWorld } from '../world/makeWorld';
import type { WorldMember } from '../world/members';
import { problemsEverywhere } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { signInAs } from './signIn';
import { spoken } from './spoken';

const t = spoken('en');

let browser: Browser;
let pro: WorldMember;
const ids = { regular: '', trackman: '' };

beforeAll(async () => {
  browser = await openBrowser();
  const world = await makeWorld();
  const club = await world.club();
  pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const [kaethe, anna] = [await world.member({ club, name: 'Käthe' }), await world.member({ club, name: 'Anna' })];
  const sessions = [
    { players: [kaethe], balls: [3, 1, -1], status: 'EDIT' as const },
    { players: [anna], balls: [], status: 'ADDED' as const },
  ];
  const trackman = await world.template({ type: 'TRACKMAN' });
  ids.regular = (await world.training({ club, status: 'STARTED', plannedBy: pro, sessions })).id;
  ids.trackman = (await world.training({ club, template: trackman, status: 'STARTED', plannedBy: pro, sessions })).id;
  await world.training({ club, status: 'FINISHED', plannedBy: pro, sessions });
  await world.training({ club, plannedBy: pro, plannedDate: new Date().toISOString().slice(0, 10) });
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

const screens: { what: string; title: string; path: () => string; open?: (page: Page) => Promise<unknown> }[] = [
  {
    what: 'the month of the planner',
    title: t('planner.title'),
    path: () => '/private/sessionplanner',
    open: (page) => page.getByRole('button', { name: t('planner.view.month'), exact: true }).click(),
  },
  {
    what: 'the trainings in their tables',
    title: t('activeTrainings.title'),
    path: () => '/private/activetrainingsessions',
  },
  { what: 'recording one player', ...recording(() => ids.regular, 'one') },
  { what: 'recording all players', ...recording(() => ids.regular, 'all') },
  { what: 'recording with the number pad', ...recording(() => ids.trackman, 'one') },
];

test.each(screens)(
  '$what fits every width and can be used by everybody, in light and dark',
  async ({ title, path, open }) => {
    const { page, complaints } = await openPage(browser);
    await page.goto('/public/login');
    await signInAs(page, t, pro);
    expect(await problemsEverywhere(page, { title, path: path(), open })).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  120_000,
);
