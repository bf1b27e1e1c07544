import type { Browser } from 'playwright-core';
import { sql } from '@test/world/database';
import { makeWorld } from '@test/world/makeWorld';
import type { WorldMember } from '@test/world/members';
import { problemsEverywhere, spoken } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { signInAs } from './signIn';

const t = spoken('en');

let browser: Browser;
let pro: WorldMember;
let player: WorldMember;
let newcomer: WorldMember;
let trainingId: string;

beforeAll(async () => {
  browser = await openBrowser();
  const world = await makeWorld();
  const club = await world.club();
  pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  player = await world.member({ club, name: 'Käthe', surname: 'Strauß' });
  newcomer = await world.member({ club });
  await sql("update members set one_time_password = 'ACCESS' where id = $1", [newcomer.id]);
  const balls = [3, 1, -1];
  const sessions = [{ players: [player], balls, status: 'EDIT' as const }];
  ({ id: trainingId } = await world.training({ club, status: 'STARTED', plannedBy: pro, sessions }));
  await world.training({ club, status: 'FINISHED', plannedBy: pro, sessions });
  await world.training({ club, plannedBy: pro });
});
afterAll(() => browser.close());

interface Screen {
  title: string;
  path: () => string;
  /** Null: nobody is signed in. */
  as: () => WorldMember | null;
}

const screens: Screen[] = [
  { title: t('login.welcome'), path: () => '/public/login', as: () => null },
  { title: t('users.title'), path: () => '/private/users', as: () => pro },
  { title: t('planner.title'), path: () => '/private/sessionplanner', as: () => pro },
  { title: t('wizard.title'), path: () => `/private/sessionwizard/${trainingId}?status=STARTED`, as: () => pro },
  { title: t('statistics.own'), path: () => `/private/playerstatistics/${player.username}`, as: () => player },
  { title: t('league.title'), path: () => '/private/leaguetable', as: () => player },
  { title: t('profile.password.first.title'), path: () => '/private/leaguetable', as: () => newcomer },
  { title: t('shell.notPermitted.title'), path: () => '/private/users', as: () => player },
];

test.each(screens)(
  '$title fits every width and can be used by everybody, in light and dark',
  async ({ title, path, as }) => {
    const { page, complaints } = await openPage(browser);
    const person = as();
    if (person !== null) {
      await page.goto('/public/login');
      await signInAs(page, t, person);
    }
    expect(await problemsEverywhere(page, { title, path: path() })).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  120_000,
);
