import type { Display } from '@contract/display';
import { type BoardLayout, inPages } from './boardLayout';

type Entry = Display['entries'][number];
type Running = Display['running'][number];

export interface LeaguePage {
  kind: 'league';
  entries: readonly Entry[];
  /** In the whole table. */
  count: number;
  /** On some page: before the first training there is nothing to compare with. */
  hasMovement: boolean;
}

export interface RunningPage {
  kind: 'running';
  training: Running;
  results: readonly Running['results'][number][];
  /** The place of the first of them, counted from 1. */
  from: number;
}

type BoardPage = LeaguePage | RunningPage;

/** The title of the training takes the room of a row. */
const TITLE_ROWS = 1;

/** Returns the columns of the board with the pages that take turns in each: two where there is room, otherwise one. */
export function boardPages({ entries, running }: Display, { rows, isBeside }: BoardLayout): BoardPage[][] {
  const hasMovement = entries.some(({ previousRank }) => typeof previousRank === 'number');
  const league = inPages(entries, rows).map((page): BoardPage => {
    return { kind: 'league', entries: page, count: entries.length, hasMovement };
  });
  const room = Math.max(1, rows - TITLE_ROWS);
  const played = running.flatMap((training) =>
    inPages(training.results, room).map((results, page): BoardPage => {
      return { kind: 'running', training, results, from: page * room + 1 };
    }),
  );
  if (played.length === 0) return [league];
  return isBeside ? [league, played] : [[...league, ...played]];
}
