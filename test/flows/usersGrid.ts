import type { Browser, Locator, Page } from 'playwright-core';
import { toTenths } from '@contract/handicap';
import { scoringChain } from '@contract/scoring';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberFixture } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import type { TemplateFixture } from '@test/fixtures/templates';
import { translatorFor } from './accessProblems';
import { openPage } from './browser';
import { storeSession } from './signedIn';
import { choose } from './writeTemplate';

const t = translatorFor('en');

/** Makes a club with a long name and sixty members, of whom two are admins; two others share each surname. */
export async function clubOfSixty() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club({ name: `Golf- und Landclub ${unique('am Weiher')}`.padEnd(36, 'r') });
  const adminOf = (surname: string) =>
    fixtures.member({ club, name: 'Adam', surname, roles: ['ADMIN', 'APPROVED', 'PLAYER'], handicap: 54 });
  const [admin, otherAdmin] = [await adminOf('Aaron'), await adminOf('Abel')];
  const player = (_: unknown, index: number) =>
    fixtures.member({
      club,
      name: `Player ${index}`,
      surname: `Berg ${String(Math.floor(index / 2)).padStart(2, '0')}`,
      handicap: index / 2,
      phone: `+49 8041 ${500_000 + index}`,
    });
  await Promise.all(Array.from({ length: 58 }, player));
  return { club, admin, otherAdmin, path: `/private/users?club=${club.id}` };
}

export type Sixty = Awaited<ReturnType<typeof clubOfSixty>>;

/** Opens the users of the club in a window of its own, as this person sees them. */
export async function openUsers(browser: Browser, { path }: Sixty, person: MemberFixture, viewport?: Size) {
  const opened = await openPage(browser, viewport);
  const { page } = opened;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeSession(page, person);
  await page.goto(path);
  await cellsOf(page, 'surname').first().waitFor();
  return { ...opened, ...partsOf(page) };
}

interface Size {
  width: number;
  height: number;
}

/** Returns the cells of a column that are drawn, from the top. */
export const cellsOf = (page: Page, field: string): Locator =>
  page.locator(`[role=row] > [data-field=${field}]:not([role=columnheader])`);

function partsOf(page: Page) {
  const heading = (field: string) => page.locator(`[role=columnheader][data-field=${field}]`);
  return {
    heading,
    headings: async () => (await page.getByRole('columnheader').allInnerTexts()).filter((text) => text.trim() !== ''),
    /** Opens the menu of a column and presses this in it. */
    choose: async (field: string, item: string) => {
      // As the library opens it by keys; the button is seen under the pointer alone.
      await heading(field).focus();
      await page.keyboard.press('Control+Enter');
      await page.getByRole('menuitem', { name: item, exact: true }).click();
      await page.getByRole('menu').waitFor({ state: 'detached' });
    },
    openView: async () => {
      await page.getByRole('button', { name: t('ui.grid.view.of', { label: t('users.title') }) }).click();
      const panel = page.getByRole('dialog', { name: t('ui.grid.view.title') });
      await panel.waitFor();
      return panel;
    },
    close: async (panel: Locator) => {
      await panel.getByRole('button', { name: t('ui.close') }).click();
      await panel.waitFor({ state: 'detached' });
    },
    /** Fills in the filter that is open. */
    filterBy: async (column: string, operator: string, value: string) => {
      const panel = page.getByRole('dialog', { name: t('ui.grid.filter.title', { column }) });
      await choose(panel, t('ui.grid.filter.operator'), operator);
      await panel.getByLabel(t('ui.grid.filter.value')).fill(value);
      await panel.getByRole('button', { name: t('ui.grid.filter.apply') }).click();
      await panel.waitFor({ state: 'detached' });
    },
    chip: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

/** Returns the left edge and the width of what is on the page, in whole pixels. */
export async function extent(part: Locator): Promise<{ x: number; y: number; width: number }> {
  let box = await part.boundingBox();
  // A grid that is scrolled replaces its rows.
  for (let again = 0; box === null && again < 10; again += 1) {
    await part.waitFor();
    box = await part.boundingBox();
  }
  if (!box) throw new Error('it is not on the page');
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width) };
}

/** A row of the league table: rank, player and total points. */
export type Row = [rank: string, player: string, points: string];

export interface Played {
  player: MemberFixture;
  /** What the training was started with. */
  handicap: number;
  balls: readonly number[];
}

/** Returns the league table that these results must make, best first, by the one scoring chain. */
export function expectedTable({ content, mapping }: TemplateFixture, played: readonly Played[]): Row[] {
  const results = played.map(({ player, handicap, balls }) => {
    const maps = { ...content, mapping: mapping?.rows ?? [] };
    const recorded = balls.map((points) => ({ points }));
    return { player, points: scoringChain(maps, recorded, toTenths(handicap)).points };
  });
  results.sort((a, b) => b.points - a.points);
  return results.map(({ player, points }, index) => [`${index + 1}`, `${player.name} ${player.surname}`, `${points}`]);
}

/** Returns the rows of the league table on the screen, without marks such as "You". */
export async function visibleTable(page: Page, label: string): Promise<Row[]> {
  const rows = page
    .getByRole('grid', { name: label })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await rows.first().waitFor();
  const shown: Row[] = [];
  for (const row of await rows.all()) {
    const [rank = '', player = '', points = ''] = await row
      .locator('[role=rowheader], [role=gridcell]')
      .allInnerTexts();
    shown.push([firstLine(rank), firstLine(player), firstLine(points)]);
  }
  return shown;
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
