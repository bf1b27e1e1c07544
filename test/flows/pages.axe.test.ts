import type { Browser } from 'playwright-core';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberFixture } from '@test/fixtures/members';
import { problemsEverywhere, translatorFor } from './accessProblems';
import { openBrowser, openPage } from './browser';
import { signInAs } from './signIn';
import { storeSession } from './signedIn';

const t = translatorFor('en');

let browser: Browser;
let pro: MemberFixture;
let player: MemberFixture;
let newcomer: MemberFixture;
let trainingId: string;

beforeAll(async () => {
  browser = await openBrowser();
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  player = await fixtures.member({ club, name: 'Käthe', surname: 'Strauß' });
  newcomer = await fixtures.member({ club });
  await sql("update members set one_time_password = 'ACCESS' where id = $1", [newcomer.id]);
  const balls = [3, 1, -1];
  const sessions = [{ players: [player], balls, status: 'EDIT' as const }];
  ({ id: trainingId } = await fixtures.training({ club, status: 'STARTED', plannedBy: pro, sessions }));
  await fixtures.training({ club, status: 'FINISHED', plannedBy: pro, sessions });
  await fixtures.training({ club, plannedBy: pro });
});
afterAll(() => browser.close());

interface Screen {
  title: string;
  path: () => string;
  /** Null: nobody is signed in. */
  as: () => MemberFixture | null;
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
    if (person === newcomer) {
      await page.goto('/public/login');
      await signInAs(page, t, person);
    } else if (person !== null) await storeSession(page, person);
    expect(await problemsEverywhere(page, { title, path: path() })).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
