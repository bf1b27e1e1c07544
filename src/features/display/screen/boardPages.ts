import { rowsOfText } from '@/ui/textWidth';
import { inPages } from '@/ui/shownLarge/usePageRotation';
import type { Display } from '@contract/display';
import type { BoardLayout } from './boardLayout';

type Entry = Display['entries'][number];
type Running = Display['running'][number];

export interface LeaguePage {
  kind: 'league';
  entries: readonly Entry[];
  /** In the whole table. */
  count: number;
  /** On some page: before the first training there is nothing to compare with. */
  hasMovement: boolean;
  /** Height of an entry in rows: a long name has several. */
  rowsOf: (entry: Entry) => number;
}

export interface RunningPage {
  kind: 'running';
  training: Running;
  results: readonly Running['results'][number][];
  /** The place of the first of them, counted from 1. */
  from: number;
  /** Height of a result in rows: a team has several. */
  rowsOf: (result: Running['results'][number]) => number;
}

type BoardPage = LeaguePage | RunningPage;

/** The title of the training takes the room of a row. */
const TITLE_ROWS = 1;

/** In em: what is beside the names, and how the width is shared. */
const BESIDE_NAMES = { league: 9.5, running: 7.5 };
const GAP = 1.2;
export const SHARES = [3, 2] as const;

/** Returns the columns of the board with the pages that take turns in each: two where there is room, otherwise one. */
export function boardPages({ entries, running }: Display, { rows, width, isBeside }: BoardLayout): BoardPage[][] {
  const hasMovement = entries.some(({ previousRank }) => typeof previousRank === 'number');
  const areBeside = isBeside && running.length > 0;
  const widthOf = (share: number) => (areBeside ? ((width - GAP) * share) / (SHARES[0] + SHARES[1]) : width);
  const rowsOfEntry = ({ player }: Entry) => rowsOfText(player, widthOf(SHARES[0]) - BESIDE_NAMES.league);
  const league = inPages(entries, rows, rowsOfEntry).map((page): BoardPage => {
    return { kind: 'league', entries: page, count: entries.length, hasMovement, rowsOf: rowsOfEntry };
  });
  const room = Math.max(1, rows - TITLE_ROWS);
  const rowsOfResult = ({ players }: RunningPage['results'][number]) =>
    Math.min(room, rowsOfText(players.join(' · '), widthOf(SHARES[1]) - BESIDE_NAMES.running));
  const played = running.flatMap((training) => {
    let next = 1;
    return inPages(training.results, room, rowsOfResult).map((results): BoardPage => {
      const from = next;
      next += results.length;
      return { kind: 'running', training, results, from, rowsOf: rowsOfResult };
    });
  });
  if (played.length === 0) return [league];
  return isBeside ? [league, played] : [[...league, ...played]];
}
