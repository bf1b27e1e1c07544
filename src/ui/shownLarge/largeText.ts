import type { WindowSize } from './useWindowSize';

/** Readable from 6 m on a usual television: letters of more than 4 % of its height. */
const FONT_SIZE_PER_HEIGHT = 0.042;

/** On a narrow window the width decides. */
const FONT_SIZE_PER_WIDTH = 0.058;

/** Returns the font size, in pixels, of what a television or projector shows to a room. */
export const largeFontSize = ({ width, height }: WindowSize): number =>
  Math.min(height * FONT_SIZE_PER_HEIGHT, width * FONT_SIZE_PER_WIDTH);

/** Height of the line of buttons below it, in pixels: they are never smaller. */
export const FOOT = 44;
