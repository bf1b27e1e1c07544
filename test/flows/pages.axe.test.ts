import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { makeWorld } from '../world/makeWorld';
import type { WorldMember } from '../world/members';
import { openBrowser, openPage } from './browser';
import { signInAs } from './signIn';
import { spoken } from './spoken';

const widths = [1440, 1024, 390];
const schemes = ['light', 'dark'] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const t = spoken('en');

let browser: Browser;
let pro: WorldMember;
let player: WorldMember;
let trainingId: string;

beforeAll(async () => {
  browser = await openBrowser();
  const world = await makeWorld();
  const club = await world.club();
  pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  player = await world.member({ club, name: 'Käthe', surname: 'Strauß' });
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
  { title: t('league.title'), path: () => '/private/leaguetable', as: () => player },
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
    const found: string[] = [];
    for (const width of widths) {
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path());
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await untilStill(page);
        const problems = [...(await accessProblems(page)), ...(await overflow(page))];
        found.push(...problems.map((problem) => `${width} px, ${colorScheme}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  120_000,
);

/** Waits until everything is loaded and nothing moves: half-faded text has no contrast that counts. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

async function accessProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html.slice(0, 160)).join(' and ')}`);
}

async function overflow(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
}
