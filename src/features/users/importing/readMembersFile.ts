import { withoutApostrophes } from '@/ui/saveFile';
import type { ImportedRow } from '@contract/member';
import { columnsNamed, type FileColumns, type ImportedField } from './memberColumns';
import { readCsv, type CsvProblem, type CsvRecord } from './readCsv';

/** As many as the server takes at once. */
export const MOST_ROWS = 5_000;
/** What a file of so many members never reaches; a larger one would only make the browser wait. */
const MOST_BYTES = 5_000_000;
/** The server reads no longer cell; what is longer is too long for every field, also when it was cut. */
const LONGEST_CELL = 500;
/** Before a handicap, in any of the signs that people and programs write. */
const minus = /^[−–-]\s?(?=\d)/;

export interface MembersFile {
  rows: ImportedRow[];
  /** For each row the line of the file on which it begins, from 1. */
  lines: number[];
  /** Headings of columns that are not imported. */
  ignored: string[];
  /** How many handicaps have a minus, which was read as a plus handicap. */
  minuses: number;
}

/** Why a file cannot be imported at all. */
export type FileProblem =
  | CsvProblem
  | { kind: 'tooManyBytes' | 'unreadable' | 'notUtf8' | 'noRows' }
  | { kind: 'tooManyRows'; count: number }
  | { kind: 'missingColumns' | 'repeatedColumns'; fields: ImportedField[] }
  | { kind: 'tooManyCells'; line: number };

/** Returns the members in a chosen file, or why there are none. */
export async function readMembersFile(file: Blob): Promise<MembersFile | { problem: FileProblem }> {
  if (file.size > MOST_BYTES) return { problem: { kind: 'tooManyBytes' } };
  try {
    return membersIn(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // It was moved or locked since it was chosen.
    return { problem: { kind: 'unreadable' } };
  }
}

/** Returns the members in the bytes of a CSV file in UTF-8, with or without byte-order mark, or why there are none. */
export function membersIn(bytes: Uint8Array): MembersFile | { problem: FileProblem } {
  const text = utf8TextOf(bytes);
  if (text === null) return { problem: { kind: 'notUtf8' } };
  const read = readCsv(text);
  if ('problem' in read) return read;
  const [headings, ...records] = read.records;
  if (headings === undefined) return { problem: { kind: 'noRows' } };
  const columns = columnsNamed(headings.cells);
  const problem = problemOf(columns, records, headings.cells.length);
  if (problem !== null) return { problem };
  const rows = records.map(({ cells }) => rowOf(cells, columns.fields));
  const isMinus = ({ handicap }: ImportedRow) => minus.test(handicap);
  return {
    rows: rows.map((row) => (isMinus(row) ? { ...row, handicap: row.handicap.replace(minus, '+') } : row)),
    lines: records.map(({ line }) => line),
    ignored: columns.ignored,
    minuses: rows.filter(isMinus).length,
  };
}

function utf8TextOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Texts have no NUL; UTF-16 without its mark is full of them.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function problemOf(
  { missing, repeated }: FileColumns,
  records: readonly CsvRecord[],
  columns: number,
): FileProblem | null {
  if (missing.length > 0) return { kind: 'missingColumns', fields: missing };
  if (repeated.length > 0) return { kind: 'repeatedColumns', fields: repeated };
  if (records.length === 0) return { kind: 'noRows' };
  if (records.length > MOST_ROWS) return { kind: 'tooManyRows', count: records.length };
  // A separator that should have stood in quotes has moved all that follows into the wrong columns.
  const moved = records.find(({ cells }) => cells.slice(columns).some((cell) => cell.trim() !== ''));
  return moved ? { kind: 'tooManyCells', line: moved.line } : null;
}

function rowOf(cells: readonly string[], fields: readonly (ImportedField | null)[]): ImportedRow {
  const row: ImportedRow = {
    name: '',
    surname: '',
    username: '',
    email: '',
    dateOfBirth: '',
    gender: '',
    handicap: '',
    mobile: '',
    phone: '',
  };
  for (const [column, field] of fields.entries()) {
    if (field !== null) row[field] = cellText(cells[column] ?? '');
  }
  return row;
}

/** A table that is safe to open in a spreadsheet has apostrophes before what would be a formula, such as +49. */
function cellText(cell: string): string {
  const text = withoutApostrophes(cell.trim());
  return text.length > LONGEST_CELL ? Array.from(text).slice(0, LONGEST_CELL).join('') : text;
}
