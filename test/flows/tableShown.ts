import type { Page } from 'playwright-core';
import { toTenths } from '../../contract/handicap';
import { scoringChain } from '../../contract/scoring';
import type { WorldMember } from '../world/members';
import type { WorldTemplate } from '../world/templates';

/** A row of the league table: rank, player and total points. */
export type Row = [rank: string, player: string, points: string];

export interface Played {
  player: WorldMember;
  /** What the training was started with. */
  handicap: number;
  balls: readonly number[];
}

/** Returns the league table that these results must make, best first, by the one scoring chain. */
export function expectedTable({ content, mapping }: WorldTemplate, played: readonly Played[]): Row[] {
  const results = played.map(({ player, handicap, balls }) => {
    const maps = { ...content, mapping: mapping?.rows ?? [] };
    const recorded = balls.map((points) => ({ points }));
    return { player, points: scoringChain(maps, recorded, toTenths(handicap)).points };
  });
  results.sort((a, b) => b.points - a.points);
  return results.map(({ player, points }, index) => [`${index + 1}`, `${player.name} ${player.surname}`, `${points}`]);
}

/** Returns the rows of the league table on the screen, without marks such as "You". */
export async function tableShown(page: Page, label: string): Promise<Row[]> {
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
