import { withoutApostrophes } from '@/ui/saveFile';
import type { ImportedRow } from '@contract/member';
import { readDay, readHandicap } from './cellValues';
import { type Encoding, encodingOf, textIn } from './encoding';
import { columnsNamed, type FileColumns, type ImportedField } from './memberColumns';
import { readCsv, type CsvProblem, type CsvRecord } from './readCsv';

/** As many as the server takes at once. */
export const MOST_ROWS = 5_000;
/** What a file of so many members never reaches; a larger one would only make the browser wait. */
const MOST_BYTES = 5_000_000;
/** The server reads no longer cell; what is longer is too long for every field, also when it was cut. */
const LONGEST_CELL = 500;

export interface MembersFile {
  rows: ImportedRow[];
  /** For each row the line of the file on which it begins, from 1. */
  lines: number[];
  /** Headings of columns that are not imported. */
  ignored: string[];
  /** How many handicaps have a minus, which was read as a plus handicap. */
  minuses: number;
  /** How many handicaps are read as the highest there is. */
  highest: number;
}

/** The encoding in which a file was read; null: its bytes were not read. */
export type ReadFile = { encoding: Encoding | null } & (MembersFile | { problem: FileProblem });

/** Why a file cannot be imported at all. */
export type FileProblem =
  | CsvProblem
  | { kind: 'tooManyBytes' | 'unreadable' | 'notUtf8' | 'notText' | 'workbook' | 'noRows' }
  | { kind: 'tooManyRows'; count: number }
  | { kind: 'missingColumns' | 'repeatedColumns'; fields: ImportedField[] }
  | { kind: 'tooManyCells'; line: number };

/** Returns the members in a chosen file, in an encoding that was chosen or the one it seems to have, or why there are none. */
export async function readMembersFile(file: Blob, chosen?: Encoding): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { encoding: null, problem: { kind: 'tooManyBytes' } };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes)) return { encoding: null, problem: { kind: 'workbook' } };
    const encoding = chosen ?? encodingOf(bytes);
    return { encoding, ...membersIn(bytes, encoding) };
  } catch {
    // It was moved or locked since it was chosen.
    return { encoding: null, problem: { kind: 'unreadable' } };
  }
}

/** As workbooks begin: ZIP archives since 2007, compound files before. */
const workbookBeginnings = ['504b0304', 'd0cf11e0'];

const isWorkbook = (bytes: Uint8Array) =>
  workbookBeginnings.includes(Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(''));

/** Returns the members in the bytes of a CSV file, with or without byte-order mark, or why there are none. */
export function membersIn(
  bytes: Uint8Array,
  encoding: Encoding = encodingOf(bytes),
): MembersFile | { problem: FileProblem } {
  const text = textIn(bytes, encoding);
  if (text === null) return { problem: { kind: encoding === 'utf-8' ? 'notUtf8' : 'notText' } };
  // Texts have no NUL.
  if (text.includes('\0')) return { problem: { kind: 'notText' } };
  const read = readCsv(text);
  if ('problem' in read) return read;
  const [headings, ...records] = read.records;
  if (headings === undefined) return { problem: { kind: 'noRows' } };
  const columns = columnsNamed(headings.cells);
  const problem = problemOf(columns, records, headings.cells.length);
  if (problem !== null) return { problem };
  const rows = records.map(({ cells }) => rowOf(cells, columns.fields));
  const handicaps = rows.map(({ handicap }) => readHandicap(handicap));
  const countOf = (remark: 'minus' | 'highest') => handicaps.filter((one) => one.remark === remark).length;
  return {
    rows: rows.map((row, at) => ({
      ...row,
      dateOfBirth: readDay(row.dateOfBirth),
      handicap: handicaps[at]?.text ?? '',
    })),
    lines: records.map(({ line }) => line),
    ignored: columns.ignored,
    minuses: countOf('minus'),
    highest: countOf('highest'),
  };
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
