import Papa from 'papaparse';
import type { SheetRow } from '@/ui/xlsx/readWorkbook';

/** A file with more of them than this is malformed as a whole. */
const MAX_BROKEN_LINES = 100;

/** A record of a CSV text. */
export interface CsvRecord extends SheetRow {
  /** Its quotes do not match: the cells are the line split at each delimiter. */
  isBroken?: true;
}

interface CsvTable {
  records: CsvRecord[];
  delimiter: string;
}

/** Why a text cannot be read as CSV: too many lines with quotes that do not match, the first of them on this line. */
export interface CsvProblem {
  kind: 'brokenQuotes';
  line: number;
}

/** The first line by which a file names its delimiter to Excel. */
const delimiterLine = /^sep=(.)\n/i;

/**
 * Returns the records of a CSV text (RFC 4180), with comma, semicolon or tab: the one that a line `sep=` names, or
 * else the one that the first record has most of. Line breaks of any kind, also within quotes, become `\n`. Empty
 * records are left out, and reading ends after `most` others.
 */
export function readCsv(given: string, most = Infinity): CsvTable | { problem: CsvProblem } {
  // Papa Parse takes one kind of line break per file.
  const lines = given.replace(/\r\n?/g, '\n');
  const [before = '', named] = delimiterLine.exec(lines) ?? [];
  let rest = lines.slice(before.length);
  const delimiter = named ?? delimiterOf(rest);
  const records: CsvRecord[] = [];
  const brokenLines: number[] = [];
  let line = before === '' ? 1 : 2;
  const add = (record: CsvRecord) => {
    if (record.cells.some((cell) => cell.trim() !== '')) records.push(record);
    line += 1 + lineBreaksIn(record.cells.join(''));
    return records.length < most;
  };
  while (rest !== '' && records.length < most) {
    const firstLine = line;
    const isBroken = untilBroken(rest, delimiter, (cells) => add({ line, cells }));
    if (!isBroken) break;
    brokenLines.push(line);
    if (brokenLines.length > MAX_BROKEN_LINES) return { problem: { kind: 'brokenQuotes', line: brokenLines[0] ?? 0 } };
    const start = startOfLine(rest, line - firstLine);
    const end = startOfLine(rest, 1, start);
    add({ line, cells: rest.slice(start, end).trimEnd().split(delimiter), isBroken: true });
    rest = rest.slice(end);
  }
  return { records, delimiter };
}

/** Calls `add` with each record until it returns false or a record has quotes that do not match; returns true for the latter. */
function untilBroken(text: string, delimiter: string, add: (cells: string[]) => boolean): boolean {
  let isBroken = false;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors }, parser) => {
      isBroken = errors.some(({ type }) => type === 'Quotes');
      if (isBroken || !add(data)) parser.abort();
    },
  });
  return isBroken;
}

/** Papa Parse's own guess looks at ten records and takes decimal commas for delimiters. */
function delimiterOf(text: string): string {
  const columns = (delimiter: string) =>
    Papa.parse<string[]>(text.trimStart(), { delimiter, newline: '\n', preview: 1 }).data[0]?.length ?? 0;
  return [';', '\t'].reduce((most, one) => (columns(one) > columns(most) ? one : most), ',');
}

/** Returns where the line begins that is so many lines below the one at `from`. */
function startOfLine(text: string, below: number, from = 0): number {
  let start = from;
  for (let line = 0; line < below; line += 1) start = text.indexOf('\n', start) + 1 || text.length;
  return start;
}

const lineBreaksIn = (text: string): number => text.split('\n').length - 1;
