import { type Static, Type } from '@sinclair/typebox';
import { hash } from 'node:crypto';

export const FORMAT = 'golf-club-backup';
/** Counted up when a file is written in a way that earlier versions cannot read. */
export const FORMAT_VERSION = 1;
/** After the rows of a table; no row looks like this, because COPY writes a backslash as two. */
export const END_OF_ROWS = Buffer.from('\\.\n');

/**
 * A file is gzip over lines. First the header; then for each table, parents before children, a line that names it, its
 * rows as COPY writes them, the end of its rows and a line with their count and checksum; last the end of the file.
 */
export const BackupHeader = Type.Object({
  format: Type.Literal(FORMAT),
  formatVersion: Type.Literal(FORMAT_VERSION),
  appVersion: Type.String(),
  madeAt: Type.String(),
  migrations: Type.Array(Type.Object({ number: Type.Integer(), name: Type.String(), checksum: Type.String() })),
  tables: Type.Array(Type.String()),
  /** Absent in files of earlier versions, and in those of an empty database. */
  kind: Type.Optional(Type.Union([Type.Literal('demo'), Type.Literal('production')])),
});
export type BackupHeader = Static<typeof BackupHeader>;

/** What the header of every version has. */
export const AnyHeader = Type.Object({ format: Type.Literal(FORMAT), formatVersion: Type.Integer() });

export const TableStart = Type.Object({ table: Type.String(), columns: Type.Array(Type.String()) });

export const TableSum = Type.Object({ rows: Type.Integer(), checksum: Type.String() });
/** How many rows a table has, and the sum of their SHA-256, which no order changes. */
export type TableSum = Static<typeof TableSum>;

export const BackupEnd = Type.Object({
  sequences: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** SHA-256 of everything before this line. */
  sha256: Type.String(),
});
export type BackupEnd = Static<typeof BackupEnd>;

/** Returns the value as one line of the file. */
export function lineOf(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/** Returns what a line of the file holds, undefined when it is no JSON. */
export function headerIn(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}

const LANES = 8;

export interface RowChecksum {
  /** Takes one row as COPY writes it, with its line end. */
  add(row: Buffer): void;
  sum(): TableSum;
}

/** Returns what sums up the rows of a table, whatever order they come in. */
export function sumRows(): RowChecksum {
  let rows = 0;
  const lanes = new Uint32Array(LANES);
  return {
    add(row) {
      const digest = hash('sha256', row, 'buffer');
      for (let lane = 0; lane < LANES; lane += 1) lanes[lane] = (lanes[lane] ?? 0) + digest.readUInt32BE(4 * lane);
      rows += 1;
    },
    sum: () => ({ rows, checksum: Array.from(lanes, (lane) => lane.toString(16).padStart(8, '0')).join('') }),
  };
}
