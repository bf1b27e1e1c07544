import { readWorkbook } from '@/ui/xlsx/readWorkbook';
import { ZipError } from '@/ui/xlsx/unzip';
import { MOST_IMPORTED, MOST_IMPORTED_COLUMNS } from '@contract/lists';
import { type Encoding, encodingOf, textIn } from './encoding';
import type { Finding } from './finding';
import { type CsvProblem, type CsvRecord, readCsv } from './readCsv';

/** What a file of so many members never reaches; a larger one would only make somebody wait. */
const MOST_BYTES = 16_000_000;

/** The headings, as many members as can be imported, and one too many. */
const MOST_RECORDS = MOST_IMPORTED + 2;

/** The table in a file: the first row that holds anything has the headings. */
export interface Table {
  headings: string[];
  records: TableRow[];
}

/** A row of a table; cells beyond the headings are among its findings. */
export interface TableRow {
  line: number;
  cells: string[];
  /** What is to be said about the whole row. */
  findings: Finding[];
}

/** Why a file cannot be imported at all. */
export type FileProblem =
  | CsvProblem
  | { kind: 'tooManyBytes' | 'unreadable' | 'notUtf8' | 'notText' | 'noRows' | 'tooManyColumns' }
  | { kind: 'tooSlow' | 'oldWorkbook' | 'damagedWorkbook' | 'hugeWorkbook' }
  | { kind: 'tooManyRows' };

/** The encoding in which a file was read; null: it is no text, or its bytes were not read. */
export type ReadTable = { encoding: Encoding | null } & (ParsedTable | { problem: FileProblem });

/** `delimiter`: between the cells of a text; null for a workbook. */
export type ParsedTable = { table: Table; delimiter: string | null };

/**
 * Returns the table in a chosen file, a workbook or a text in the given encoding, or the one it seems to have, or why there is
 * none.
 */
export async function readTable(file: Blob, chosen?: Encoding): Promise<ReadTable> {
  if (file.size > MOST_BYTES) return { encoding: null, problem: { kind: 'tooManyBytes' } };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const beginning = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (beginning === COMPOUND_FILE) return { encoding: null, problem: { kind: 'oldWorkbook' } };
    if (beginning === ZIP_ARCHIVE) return { encoding: null, ...(await inWorkbook(bytes)) };
    const encoding = chosen ?? encodingOf(bytes);
    return { encoding, ...inText(bytes, encoding) };
  } catch {
    // It was moved or locked since it was chosen.
    return { encoding: null, problem: { kind: 'unreadable' } };
  }
}

/** As workbooks begin since 2007, and as those before and all with a password do. */
const ZIP_ARCHIVE = '504b0304';
const COMPOUND_FILE = 'd0cf11e0';

async function inWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ParsedTable | { problem: FileProblem }> {
  try {
    return tableOf({ records: await readWorkbook(bytes, MOST_RECORDS), delimiter: null }, 'next-to-table');
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const kinds = { damaged: 'damagedWorkbook', tooLarge: 'hugeWorkbook', protected: 'oldWorkbook' } as const;
    return { problem: { kind: kinds[error.problem] } };
  }
}

function inText(bytes: Uint8Array, encoding: Encoding): ParsedTable | { problem: FileProblem } {
  const text = textIn(bytes, encoding);
  if (text === null) return { problem: { kind: encoding === 'utf-8' ? 'notUtf8' : 'notText' } };
  // Texts have no NUL.
  if (text.includes('\0')) return { problem: { kind: 'notText' } };
  const read = readCsv(text, MOST_RECORDS);
  // A delimiter that should have been in quotes has moved all that follows into the wrong columns.
  return 'problem' in read ? read : tableOf(read, 'too-many-cells');
}

/** `beyond`: what a cell means that has no heading above it. */
function tableOf(
  { records: [first, ...rest], delimiter }: { records: readonly CsvRecord[]; delimiter: string | null },
  beyond: 'next-to-table' | 'too-many-cells',
): ParsedTable | { problem: FileProblem } {
  const headings = (first?.cells ?? []).map((heading) => heading.trim());
  if (headings.length > MOST_IMPORTED_COLUMNS) return { problem: { kind: 'tooManyColumns' } };
  if (rest.length > MOST_IMPORTED) return { problem: { kind: 'tooManyRows' } };
  const records = rest.flatMap(({ line, cells, isBroken }): TableRow[] => {
    // A note next to an empty row is no member.
    if (!hasText(cells.slice(0, headings.length))) return [];
    const isWide = hasText(cells.slice(headings.length));
    const findings: Finding[] = isBroken
      ? [{ path: '', reason: 'broken-quotes' }]
      : isWide
        ? [{ path: '', reason: beyond }]
        : [];
    return [{ line, cells, findings }];
  });
  return records.length === 0 ? { problem: { kind: 'noRows' } } : { table: { headings, records }, delimiter };
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');
