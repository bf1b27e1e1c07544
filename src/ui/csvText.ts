import type { Locale } from '../../contract/lists';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** How spreadsheets of each locale expect a file: where a comma is the decimal sign, semicolons stand between cells. */
const formats = {
  en: { separator: ',', needsQuotes: /[",\r\n]/, beginning: '' },
  // Without the mark, Excel reads umlauts as something else.
  de: { separator: ';', needsQuotes: /[";\r\n]/, beginning: BYTE_ORDER_MARK },
} as const satisfies Record<Locale, object>;

/** What a spreadsheet would calculate instead of showing it. */
const beginsFormula = /^[=+\-@\t\r\n]/;

/** Returns records of cells as a CSV file (RFC 4180), as spreadsheets of the locale read it. */
export function csvText(records: readonly (readonly string[])[], locale: Locale): string {
  const { separator, needsQuotes, beginning } = formats[locale];
  const quoted = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return beginning + records.map((cells) => cells.map(quoted).join(separator) + LINE_END).join('');
}

/** Returns the text with an apostrophe in front where a spreadsheet would take it for a formula. */
export function harmless(text: string): string {
  return beginsFormula.test(text) ? `'${text}` : text;
}
