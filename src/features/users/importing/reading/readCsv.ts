import Papa, { type ParseError } from 'papaparse';
import type { SheetRow } from '@/ui/xlsx/readWorkbook';

/** Why a text cannot be read as CSV, and on which line: quotes that never end, or text after closing quotes. */
export interface CsvProblem {
  kind: 'openQuotes' | 'textAfterQuotes';
  line: number;
}

/** The first line by which a file names its delimiter to Excel. */
const delimiterLine = /^sep=(.)\n/i;

/**
 * Returns the records of a CSV text (RFC 4180), with comma, semicolon or tab: the one that a line `sep=` names, or
 * else the one that the first record has most of. Line breaks of any kind, also within quotes, become `\n`. Empty
 * records are left out.
 */
export function readCsv(given: string): { records: SheetRow[] } | { problem: CsvProblem } {
  // Papa Parse takes one kind of line break per file.
  const lines = given.replace(/\r\n?/g, '\n');
  const [before = '', named] = delimiterLine.exec(lines) ?? [];
  const text = lines.slice(before.length);
  const firstLine = before === '' ? 1 : 2;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: named ?? delimiterOf(text), newline: '\n' });
  const malformed = errors.find(({ type }) => type === 'Quotes');
  if (malformed) return { problem: problemOf(malformed, text, firstLine) };
  let line = firstLine;
  const records = data.map((cells): SheetRow => {
    const record = { line, cells };
    line += 1 + lineBreaksIn(cells.join(''));
    return record;
  });
  return { records: records.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}

/** Papa Parse's own guess looks at ten records and takes decimal commas for delimiters. */
function delimiterOf(text: string): string {
  const columns = (delimiter: string) =>
    Papa.parse<string[]>(text.trimStart(), { delimiter, newline: '\n', preview: 1 }).data[0]?.length ?? 0;
  return [';', '\t'].reduce((most, one) => (columns(one) > columns(most) ? one : most), ',');
}

/** `index` is the beginning of the quoted cell's text. */
function problemOf({ code, index = 0 }: ParseError, text: string, firstLine: number): CsvProblem {
  if (code === 'MissingQuotes') return { kind: 'openQuotes', line: firstLine + lineBreaksIn(text.slice(0, index)) };
  const [quoted = ''] = /^(?:[^"]|"")*/.exec(text.slice(index)) ?? [];
  return { kind: 'textAfterQuotes', line: firstLine + lineBreaksIn(text.slice(0, index) + quoted) };
}

const lineBreaksIn = (text: string): number => text.split('\n').length - 1;
