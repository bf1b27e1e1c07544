import type { Locale } from '../../contract/lists';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** How spreadsheets of each locale expect a file: where a comma is the decimal sign, semicolons stand between cells. */
const formats = {
  en: { separator: ',', beginning: '' },
  // Without the mark, Excel reads umlauts as something else.
  de: { separator: ';', beginning: BYTE_ORDER_MARK },
} as const satisfies Record<Locale, object>;

/** A spreadsheet of another locale splits cells elsewhere: what follows must not become a cell of its own. */
const needsQuotes = /[",;\t\r\n]/;

/**
 * Where a spreadsheet would calculate instead of showing the text: at its beginning, and behind a separator, because one
 * of another locale does not know quotes that begin in the middle of its cells. East Asian ones take full-width signs for
 * the plain ones.
 */
const beforeFormula = /^(?=[=+\-@＝＋－＠\t\r\n])|(?<=[,;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const apostropheBeforeFormula = /^'(?=[=+\-@＝＋－＠\t\r\n])|(?<=[,;\t\r\n])'(?=[=+\-@＝＋－＠])/g;

/** Returns records of cells as a CSV file (RFC 4180), as spreadsheets of the locale read it. */
export function csvText(records: readonly (readonly string[])[], locale: Locale): string {
  const { separator, beginning } = formats[locale];
  const quoted = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return beginning + records.map((cells) => cells.map(quoted).join(separator) + LINE_END).join('');
}

/** Returns the text with an apostrophe wherever a spreadsheet would take what follows for a formula. */
export function harmless(text: string): string {
  return text.replace(beforeFormula, "'");
}

/** Returns a text that was made harmless as it was before. */
export function withoutApostrophes(text: string): string {
  return text.replace(apostropheBeforeFormula, '');
}
