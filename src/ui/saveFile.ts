import { dayjs } from '@/i18n/dayjs';
import type { Locale } from '@contract/lists';

/** Returns the name of a file made now, with the day as this person's clock has it: `users-2026-11-20.csv`. */
export function fileNameOfToday(name: string, ending: string, now = new Date()): string {
  return `${name}-${dayjs(now).format('YYYY-MM-DD')}.${ending}`;
}

/** Lets the browser save the text, or the bytes, as a file. */
export function saveFile(name: string, content: string | Blob, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read the file only after the click has been dealt with.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

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
