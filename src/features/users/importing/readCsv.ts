import Papa, { type ParseError } from 'papaparse';

/** One record of a CSV file; a quoted cell may hold line breaks, so a record may cover several lines. */
export interface CsvRecord {
  /** The line of the file on which it begins, from 1. */
  line: number;
  cells: string[];
}

/** Why a text cannot be read as CSV, and on which line: quotes that never end, or text after closing quotes. */
export interface CsvProblem {
  kind: 'openQuotes' | 'textAfterQuotes';
  line: number;
}

/**
 * Returns the records of a CSV text (RFC 4180), with comma or semicolon, whichever the first record has more of. Line
 * breaks of any kind, also within quotes, become `\n`. Empty records are left out.
 */
export function readCsv(given: string): { records: CsvRecord[] } | { problem: CsvProblem } {
  // Papa Parse takes one kind of line break per file.
  const text = given.replace(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), newline: '\n' });
  const malformed = errors.find(({ type }) => type === 'Quotes');
  if (malformed) return { problem: problemOf(malformed, text) };
  let line = 1;
  const records = data.map((cells): CsvRecord => {
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
  return columns(';') > columns(',') ? ';' : ',';
}

/** `index` is the beginning of the quoted cell's text. */
function problemOf({ code, index = 0 }: ParseError, text: string): CsvProblem {
  if (code === 'MissingQuotes') return { kind: 'openQuotes', line: 1 + lineBreaksIn(text.slice(0, index)) };
  const [quoted = ''] = /^(?:[^"]|"")*/.exec(text.slice(index)) ?? [];
  return { kind: 'textAfterQuotes', line: 1 + lineBreaksIn(text.slice(0, index) + quoted) };
}

const lineBreaksIn = (text: string): number => text.split('\n').length - 1;
