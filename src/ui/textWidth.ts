/** Two lines of half the size stand in one row; letters are taken for wide ones, and lines end before they are full. */
const LETTERS_PER_EM = 2 * 2 * 1.3;

/** Returns how many rows a text needs in a column of this width, in em of the row, so that it can still be read. */
export const rowsOfText = (text: string, width: number): number =>
  Math.max(1, Math.ceil(text.length / (Math.max(1, width) * LETTERS_PER_EM)));

/** In em of the row; headings are smaller. */
const DIGIT = 0.68;
const HEADING_CHARACTER = 0.42;

/** Returns the width of a column, as CSS, that shows all of these numbers whole, bold ones too, and its heading. */
export function numberWidth(numbers: readonly string[], heading: string): string {
  const longest = Math.max(0, ...numbers.map(({ length }) => length));
  return `${Math.max(longest * DIGIT, heading.length * HEADING_CHARACTER) + 0.6}em`;
}
