import { FOOT, largeFontSize } from '@/ui/shownLarge/largeText';
import { rowsOfText } from '@/ui/textWidth';
import { inPages } from '@/ui/shownLarge/usePageRotation';
import type { WindowSize } from '@/ui/shownLarge/useWindowSize';
import type { WinnerRow } from './winnerRows';

/** One step of the podium: all who share the place. */
export interface Step {
  place: number;
  rows: readonly WinnerRow[];
}

export type ProjectorPage =
  | { kind: 'podium'; steps: readonly Step[] }
  | { kind: 'list'; rows: readonly { row: WinnerRow; height: number }[] };

export interface ProjectorLayout {
  /** Pixels. */
  fontSize: number;
  /** Of the list, in pixels. */
  rowHeight: number;
  rows: number;
  /** Room for score and handicap beside the points. */
  isWide: boolean;
  /** Side by side; otherwise the steps of the podium stand below each other. */
  isBeside: boolean;
  /** Of the names in the list, in em of a row. */
  nameWidth: number;
}

/** In em: title, club and date, headings of the columns, and the space around and between them. */
const HEAD = 5.8;

/** Pixels, and of the height. */
const LEAST_ROW = 72;
const ROW_OF_HEIGHT = 0.07;

/** Of the height of a row. */
export const FONT_SIZE_PER_ROW_HEIGHT = 0.45;

const LEAST_WIDTH_OF_COLUMNS = 900;
const LEAST_WIDTH_BESIDE = 700;

/** In em of a row: place, points and space, and what only a wide table has. */
const BESIDE_NAMES = 10;
const WIDE_COLUMNS = 12;

/** Returns how the projector divides a window of this size. */
export function projectorLayout({ width, height }: WindowSize): ProjectorLayout {
  const fontSize = largeFontSize({ width, height });
  const room = height - FOOT - HEAD * fontSize;
  const rows = Math.max(1, Math.floor(room / Math.max(LEAST_ROW, height * ROW_OF_HEIGHT)));
  const rowHeight = Math.floor(room / rows);
  const isWide = width >= LEAST_WIDTH_OF_COLUMNS;
  const rowWidth = width / (rowHeight * FONT_SIZE_PER_ROW_HEIGHT);
  return {
    fontSize,
    rowHeight,
    rows,
    isWide,
    isBeside: width >= LEAST_WIDTH_BESIDE && width > height,
    nameWidth: rowWidth - BESIDE_NAMES - (isWide ? WIDE_COLUMNS : 0),
  };
}

const PODIUM_PLACES = 3;

/** More names than these would be too small on a step; the list has them all. */
export const MOST_ON_STEP = 4;

/** Returns the podium, and the list of all after it where the podium does not show everybody. */
export function projectorPages(winners: readonly WinnerRow[], { rows, nameWidth }: ProjectorLayout): ProjectorPage[] {
  const places = [1, 2, 3].map((place) => ({ place, rows: winners.filter((row) => row.place === place) }));
  const steps = places.filter((step) => step.rows.length > 0);
  const isWhole = steps.every((step) => step.rows.length <= MOST_ON_STEP);
  const podium: ProjectorPage = { kind: 'podium', steps };
  if (isWhole && winners.every(({ place }) => place <= PODIUM_PLACES)) return [podium];
  const sized = winners.map((row) => ({ row, height: Math.min(rows, rowsOfText(row.players, nameWidth)) }));
  const pages = inPages(sized, rows, ({ height }) => height);
  return [podium, ...pages.map((page): ProjectorPage => ({ kind: 'list', rows: page }))];
}
