import { type SheetRow, readWorkbook } from '@/ui/xlsx/readWorkbook';
import { ZipError } from '@/ui/xlsx/unzip';
import { MOST_IMPORTED, MOST_IMPORTED_COLUMNS } from '@contract/lists';
import { type Encoding, encodingOf, textIn } from './encoding';
import { type CsvProblem, readCsv } from './readCsv';

/** What a file of so many members never reaches; a larger one would only make somebody wait. */
const MOST_BYTES = 16_000_000;

/** The table in a file: the first row that holds anything has the headings. */
export interface Table {
  headings: string[];
  records: SheetRow[];
}

/** Why a file cannot be imported at all. */
export type FileProblem =
  | CsvProblem
  | { kind: 'tooManyBytes' | 'unreadable' | 'notUtf8' | 'notText' | 'noRows' | 'tooManyColumns' }
  | { kind: 'oldWorkbook' | 'damagedWorkbook' | 'hugeWorkbook' }
  | { kind: 'tooManyRows'; count: number }
  | { kind: 'tooManyCells'; line: number };

/** The encoding in which a file was read; null: it is no text, or its bytes were not read. */
export type ReadTable = { encoding: Encoding | null } & ({ table: Table } | { problem: FileProblem });

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

async function inWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<{ table: Table } | { problem: FileProblem }> {
  try {
    return tableOf(await readWorkbook(bytes));
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const kinds = { damaged: 'damagedWorkbook', tooLarge: 'hugeWorkbook', protected: 'oldWorkbook' } as const;
    return { problem: { kind: kinds[error.problem] } };
  }
}

function inText(bytes: Uint8Array, encoding: Encoding): { table: Table } | { problem: FileProblem } {
  const text = textIn(bytes, encoding);
  if (text === null) return { problem: { kind: encoding === 'utf-8' ? 'notUtf8' : 'notText' } };
  // Texts have no NUL.
  if (text.includes('\0')) return { problem: { kind: 'notText' } };
  const read = readCsv(text);
  return 'problem' in read ? read : tableOf(read.records);
}

function tableOf([first, ...records]: readonly SheetRow[]): { table: Table } | { problem: FileProblem } {
  if (first === undefined || records.length === 0) return { problem: { kind: 'noRows' } };
  if (records.length > MOST_IMPORTED) return { problem: { kind: 'tooManyRows', count: records.length } };
  const headings = first.cells.map((heading) => heading.trim());
  if (headings.length > MOST_IMPORTED_COLUMNS) return { problem: { kind: 'tooManyColumns' } };
  // A separator that should have stood in quotes has moved all that follows into the wrong columns.
  const moved = records.find(({ cells }) => cells.slice(headings.length).some((cell) => cell.trim() !== ''));
  return moved ? { problem: { kind: 'tooManyCells', line: moved.line } } : { table: { headings, records } };
}
