import type { Locale } from '@contract/lists';

/** Without it, Excel reads what is not ASCII as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/** Where a comma is the decimal sign, spreadsheets expect semicolons between cells. */
const separators = { en: ',', de: ';' } as const satisfies Record<Locale, string>;

/** A spreadsheet of another locale splits cells elsewhere: what follows must not become a cell of its own. */
const needsQuotes = /[",;\t\r\n]/;

/**
 * Where a spreadsheet would calculate instead of showing the text: at its beginning, and behind a separator, because one
 * of another locale does not know quotes that begin in the middle of its cells. East Asian ones take full-width signs for
 * the plain ones, and some do not mind blanks in front. In a list of
 * numbers a negative one is no formula.
 */
const beforeFormula =
  /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])|(?<=[,;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])(?! -\d+(?:;|$))/g;

const apostropheBeforeFormula = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])|(?<=[,;\t\r\n])'(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

const internationalPhone = /^\+[\d\s()/.-]*\d$/;

/**
 * Returns records of cells as a CSV file (RFC 4180) with byte-order mark, as spreadsheets of the locale read it, or with the
 * given delimiter.
 */
export function csvText(
  records: readonly (readonly string[])[],
  locale: Locale,
  delimiter: string = separators[locale],
): string {
  const quoted = (cell: string) =>
    needsQuotes.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return BYTE_ORDER_MARK + records.map((cells) => cells.map(quoted).join(delimiter) + LINE_END).join('');
}

/** Returns the text with an apostrophe wherever a spreadsheet would take what follows for a formula. */
export function harmless(text: string): string {
  return text.replace(beforeFormula, "'");
}

/**
 * Returns a telephone number as a cell. One that begins with + is no formula and has blanks between its groups (ITU-T
 * E.123): with hyphens or slashes a spreadsheet would calculate.
 */
export function phoneCell(text: string): string {
  return internationalPhone.test(text) ? text.replace(/[\s/.-]+/g, ' ') : harmless(text);
}

/** Returns a text that was made harmless as it was before. */
export function withoutApostrophes(text: string): string {
  return text.replace(apostropheBeforeFormula, '');
}
