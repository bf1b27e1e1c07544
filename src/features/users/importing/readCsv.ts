/** One record of a CSV file; a cell in quotes may hold line breaks, so a record may cover several lines. */
export interface CsvRecord {
  /** The line of the file on which it begins, from 1. */
  line: number;
  cells: string[];
}

/** Why a text cannot be read as CSV, and on which line: quotes that never end, or text after quotes that did. */
export interface CsvProblem {
  kind: 'openQuotes' | 'textAfterQuotes';
  line: number;
}

const QUOTE = '"';

/**
 * Returns the records of a CSV text as RFC 4180 describes it, with comma or semicolon, whichever the first record has
 * more of, and with any line break. Records with nothing in them are left out.
 */
export function readCsv(text: string): { records: CsvRecord[] } | { problem: CsvProblem } {
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  let at = 0;

  while (at < text.length) {
    let cell: string;
    if (text[at] === QUOTE) {
      const quoted = readQuoted(text, at);
      if (quoted === null) return { problem: { kind: 'openQuotes', line } };
      cell = quoted.cell;
      line += lineBreaksIn(text.slice(at, quoted.end));
      at = quoted.end;
      if (at < text.length && text[at] !== separator && !isBreak(text[at])) {
        return { problem: { kind: 'textAfterQuotes', line } };
      }
    } else {
      const end = endOfPlain(text, at, separator);
      cell = text.slice(at, end);
      at = end;
    }
    record.cells.push(cell);
    if (text[at] === separator) {
      at += 1;
      // The file ends with an empty cell.
      if (at === text.length) record.cells.push('');
      continue;
    }
    if (at < text.length) {
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
      line += 1;
    }
    records.push(record);
    record = { line, cells: [] };
  }
  if (record.cells.length > 0) records.push(record);
  return { records: records.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}

function readQuoted(text: string, start: number): { cell: string; end: number } | null {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf(QUOTE, at);
    if (quote === -1) return null;
    if (text[quote + 1] !== QUOTE) {
      return { cell: text.slice(start + 1, quote).replaceAll(QUOTE + QUOTE, QUOTE), end: quote + 1 };
    }
    at = quote + 2;
  }
}

function endOfPlain(text: string, start: number, separator: string): number {
  let end = start;
  while (end < text.length && text[end] !== separator && !isBreak(text[end])) end += 1;
  return end;
}

/** Counts outside of quotes, for a heading may hold the other sign in them. */
function separatorOf(text: string): string {
  let [commas, semicolons] = [0, 0];
  let isQuoted = false;
  for (const sign of text) {
    if (sign === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (isBreak(sign)) {
      if (commas + semicolons > 0) break;
    } else if (sign === ',') commas += 1;
    else if (sign === ';') semicolons += 1;
  }
  return semicolons > commas ? ';' : ',';
}

function isBreak(sign: string | undefined): boolean {
  return sign === '\n' || sign === '\r';
}

function lineBreaksIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
