import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { SchemaTable } from './schemaTables';

const { escapeIdentifier } = pg;
const NEW_LINE = 0x0a;

/** Makes this session write values in one way only, whatever the server is set to, and lets it take its time. */
export const sessionSettings = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 3; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

/**
 * Writes these rows into the table, no faster than the database takes them. Throws what the database refuses with, or what
 * reading the rows fails with; then nothing of them is in the table.
 */
export async function copyIn(client: pg.Client, table: SchemaTable, rows: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(rows, client.query(from(`copy ${columnsOf(table)} from stdin`)));
}

/**
 * Yields the rows of the table, each as one line with its line end, a few at a time. Who reads slowly slows the database
 * down. Throws what the database refuses with.
 */
export async function* copyOut(client: pg.Client, table: SchemaTable): AsyncGenerator<Buffer[]> {
  let rest: Buffer[] = [];
  const chunks: AsyncIterable<Buffer> = client.query(to(`copy ${columnsOf(table)} to stdout`));
  for await (const chunk of chunks) {
    const rows: Buffer[] = [];
    let start = 0;
    // A line end within a value is escaped.
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, start)) {
      rows.push(Buffer.concat([...rest, chunk.subarray(start, end + 1)]));
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
    if (rows.length > 0) yield rows;
  }
}

function columnsOf({ name, columns }: SchemaTable): string {
  return `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;
}
