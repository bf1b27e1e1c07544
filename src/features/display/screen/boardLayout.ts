import { showInstant, showTime } from '@/i18n/dates';
import { dayjs } from '@/i18n/dayjs';
import { FOOT, largeFontSize } from '@/ui/shownLarge/largeText';
import type { WindowSize } from '@/ui/shownLarge/useWindowSize';
import type { Locale } from '@contract/lists';

/** In em, as all below, with the space around them; what they say must fit into what `Board` draws. */
export const ROW = 1.45;

/** Left and right of it. */
const AROUND = 1.6;

const HEAD_AND_COLUMNS = 4.6;

/** The name of the club stands below the title where the window is narrow. */
const SECOND_LINE = 1.2;

const PRIZES = 1.7;

const PRIZE_BELOW = 1.25;

const LEAST_WIDTH_BESIDE = 1_000;

/** On a phone nothing could be read of them. */
const LEAST_WIDTH_OF_PRIZES = 700;

export interface BoardLayout {
  /** Pixels; everything else is in em. */
  fontSize: number;
  /** One line for all prizes, or where the screen stands upright one for each; 0: none are shown. */
  prizeLines: number;
  /** How many rows of a table fit. */
  rows: number;
  /** Width of the whole, without the space around it. */
  width: number;
  /** Wide enough to show the running training beside the table; otherwise they take turns. */
  isBeside: boolean;
}

/** Returns how the board is divided in a window of this size, where there are so many prizes. */
export function boardLayout({ width, height }: WindowSize, prizes: number): BoardLayout {
  const prizeLines = prizes === 0 || width < LEAST_WIDTH_OF_PRIZES ? 0 : width < height ? prizes : 1;
  const prizesHeight = prizeLines === 0 ? 0 : PRIZES + (prizeLines - 1) * PRIZE_BELOW;
  const fontSize = largeFontSize({ width, height });
  const isBeside = width >= LEAST_WIDTH_BESIDE && width / height >= 1.5;
  const head = HEAD_AND_COLUMNS + (isBeside ? 0 : SECOND_LINE) + prizesHeight;
  const room = (height - FOOT) / fontSize - head;
  return {
    fontSize,
    width: width / fontSize - AROUND,
    prizeLines,
    rows: Math.max(1, Math.floor(room / ROW)),
    isBeside,
  };
}

/** Returns the time of an instant, with its date where that is not today's. */
export const momentText = (instant: string, locale: Locale): string =>
  dayjs(instant).isSame(dayjs(), 'day') ? showTime(instant, locale) : showInstant(instant, locale);
