import { Value } from '@sinclair/typebox/value';
import type { Migration } from '@server/db/migrate';
import { type BackupLines, BadBackup, damaged, notABackup, readLines } from './backupLines';
import {
  AnyHeader,
  BackupEnd,
  BackupHeader,
  END_OF_ROWS,
  FORMAT_VERSION,
  headerIn,
  sumRows,
  TableStart,
  TableSum,
} from './format';

const LONGEST_HEADER = 1024 * 1024;
const PIECE_BYTES = 64 * 1024;

export interface BackupTable {
  name: string;
  columns: string[];
  /** Several rows at a time; to be read to the end. Throws `BadBackup` there when they are not what was written. */
  rows: AsyncGenerator<Buffer>;
  /** Known once the rows are read. */
  sum(): TableSum;
}

export interface OpenBackup {
  header: BackupHeader;
  /** Returns the next table, null after the last one. */
  nextTable(): Promise<BackupTable | null>;
  /** Returns what stands at the end, after the last table. Throws `BadBackup` when anything of the file was changed. */
  readEnd(): Promise<BackupEnd>;
  close(): Promise<void>;
}

/** Opens a file for reading it once, in its order. Throws `BadBackup` where it is foreign, newer, damaged or cut off. */
export async function openBackup(file: string, known: readonly Migration[]): Promise<OpenBackup> {
  const lines = readLines(file);
  const header = await readFirst(lines, file, known);
  let tables = 0;

  async function* rowsOf(name: string, keep: (sum: TableSum) => void): AsyncGenerator<Buffer> {
    const summer = sumRows();
    let rows: Buffer[] = [];
    let bytes = 0;
    for (let line = await lines.line(); !line.equals(END_OF_ROWS); line = await lines.line()) {
      summer.add(line);
      rows.push(line);
      bytes += line.length;
      if (bytes < PIECE_BYTES) continue;
      yield Buffer.concat(rows);
      [rows, bytes] = [[], 0];
    }
    const [written, found] = [await lines.read(TableSum, `the sum of table ${name}`), summer.sum()];
    if (written.rows !== found.rows || written.checksum !== found.checksum) throw damaged(file, `table ${name}`);
    keep(found);
    if (rows.length > 0) yield Buffer.concat(rows);
  }

  return {
    header,
    async nextTable() {
      const name = header.tables[tables];
      tables += 1;
      if (name === undefined) return null;
      const { table, columns } = await lines.read(TableStart, `the start of table ${name}`);
      if (table !== name) throw damaged(file, `the start of table ${name}`);
      let sum: TableSum = { rows: 0, checksum: '' };
      const rows = rowsOf(name, (found) => {
        sum = found;
      });
      return { name, columns, rows, sum: () => sum };
    },
    async readEnd() {
      const found = lines.sha256();
      const end = await lines.read(BackupEnd, 'its end');
      if (end.sha256 !== found || (await lines.next()) !== null) throw damaged(file, 'its checksum');
      return end;
    },
    close: () => lines.close(),
  };
}

async function readFirst(lines: BackupLines, file: string, known: readonly Migration[]): Promise<BackupHeader> {
  try {
    const first = await lines.next(LONGEST_HEADER);
    if (first === null) throw notABackup(file);
    return readHeader(file, first, known);
  } catch (error) {
    await lines.close();
    throw error;
  }
}

/** Returns the header in this line. Throws `BadBackup` when the file is foreign or newer than this version. */
export function readHeader(file: string, line: Buffer, known: readonly Migration[]): BackupHeader {
  const header = headerIn(line);
  if (!Value.Check(AnyHeader, header)) throw notABackup(file);
  if (header.formatVersion > FORMAT_VERSION) {
    throw newer(file, `its format is ${header.formatVersion}, known is ${FORMAT_VERSION}`);
  }
  if (!Value.Check(BackupHeader, header)) throw damaged(file, 'its header');
  for (const [index, { name, checksum }] of header.migrations.entries()) {
    const ours = known[index];
    if (ours === undefined) {
      throw newer(file, `it has ${name}, and this version ends at ${known.at(-1)?.name ?? 'nothing'}`);
    }
    if (ours.checksum !== checksum) {
      throw new BadBackup(file, `was made with another content of migration ${name} than this version has.`);
    }
  }
  return header;
}

function newer(file: string, how: string): BadBackup {
  return new BadBackup(file, `was made by a newer version: ${how}. Restore it with that version.`);
}
