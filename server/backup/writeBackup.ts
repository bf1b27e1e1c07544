import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { CannotStart, systemCode } from '@server/cannotStart';
import { kindOf } from '@server/db/kind';
import { migrationLock } from '@server/db/migrate';
import { version } from '../../package.json';
import { copyOut, sessionSettings } from './copy';
import { type BackupEnd, type BackupHeader, END_OF_ROWS, FORMAT, FORMAT_VERSION, lineOf, sumRows } from './format';
import { type Address, withClient } from './databaseAccess';
import { hasRecord, type SchemaTable, tablesOf } from './schemaTables';

/**
 * Writes a backup of the database into this file, which only its owner can read and which gets its name only when it is
 * whole and on the disk. Returns its size in bytes. Throws `CannotStart` where there is a file already, unless `force`, and
 * where the file cannot be written.
 */
export async function writeBackup(address: Address, file: string, { force }: { force: boolean }): Promise<number> {
  refuseExisting(file, force);
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    await withClient(address, (client) =>
      pipeline(
        backupContents(client),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }),
      ),
    );
    refuseExisting(file, force);
    await rename(unfinished, file);
    return (await stat(file)).size;
  } catch (error) {
    throw NOT_WRITTEN.has(systemCode(error)) ? notWritten(file, error) : error;
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

const NOT_WRITTEN = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENAMETOOLONG']);

const notWritten = (file: string, error: unknown) =>
  new CannotStart(
    `The backup cannot be written to ${file} (${systemCode(error)}). Its folder must be there and writable, with room for it.`,
  );

function refuseExisting(file: string, force: boolean): void {
  if (!force && existsSync(file))
    throw new CannotStart(`There is a file already: ${file}. With --force it is replaced.`);
}

/**
 * Yields what a backup of the database holds, before it is compressed: all of it as it was at one moment, however much is
 * written meanwhile. Throws `CannotStart` when it is no database of this application.
 */
export async function* backupContents(client: pg.Client): AsyncGenerator<Buffer> {
  const whole = createHash('sha256');
  const hashed = (bytes: Buffer) => {
    whole.update(bytes);
    return bytes;
  };

  const { header, tables } = await freeze(client);
  yield hashed(lineOf(header));
  for (const table of tables) {
    const summer = sumRows();
    yield hashed(lineOf({ table: table.name, columns: table.columns }));
    for await (const rows of copyOut(client, table)) {
      rows.forEach((row) => summer.add(row));
      yield hashed(Buffer.concat(rows));
    }
    yield hashed(END_OF_ROWS);
    yield hashed(lineOf(summer.sum()));
  }
  const sequences = await sequencesOf(client);
  await client.query('commit');
  yield lineOf({ sequences, sha256: whole.digest('hex') } satisfies BackupEnd);
}

/** Begins a transaction that sees the database as it is now, and keeps migrations from changing the tables under it. */
async function freeze(client: pg.Client): Promise<{ header: BackupHeader; tables: SchemaTable[] }> {
  await client.query(sessionSettings);
  await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
  if (!(await hasRecord(client))) throw new CannotStart('There is nothing to back up: the database was never used');
  const tables = await tablesOf(client);
  await client.query('begin isolation level repeatable read read only');
  const names = ['migrations', ...tables.map(({ name }) => name)].map(pg.escapeIdentifier);
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  const migrations = await client.query<BackupHeader['migrations'][number]>(
    'select number, name, checksum from migrations order by number',
  );
  await client.query('select pg_advisory_unlock_shared($1)', [migrationLock]);
  const kind = await kindOf(client);
  const header: BackupHeader = {
    ...(kind === null ? {} : { kind }),
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    appVersion: version,
    madeAt: new Date().toISOString(),
    migrations: migrations.rows,
    tables: tables.map(({ name }) => name),
  };
  return { header, tables };
}

/** A sequence is of no transaction; where it runs ahead of the rows it only leaves numbers out. */
async function sequencesOf(client: pg.Client): Promise<BackupEnd['sequences']> {
  const { rows } = await client.query<BackupEnd['sequences'][number]>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename`,
  );
  return rows;
}
