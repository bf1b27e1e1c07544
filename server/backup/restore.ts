import pg from 'pg';
import { CannotStart } from '@server/cannotStart';
import { kindOf, refuseOtherKind } from '@server/db/kind';
import {
  applyMigration,
  makeRecord,
  migrate,
  type Migration,
  migrationLock,
  migrationsFolder,
  readMigrations,
} from '@server/db/migrate';
import type { DatabaseSettings } from '@server/settings';
import { dropMails, endAccessLinks, endSignIns, type RestoredLink, restoredLinks } from './access';
import { BadBackup, damaged } from './backupLines';
import { copyIn, copyOut, sessionSettings } from './copy';
import { type BackupHeader, sumRows, type TableSum } from './format';
import { type BackupTable, openBackup, type OpenBackup } from './openBackup';
import { type Address, withExclusiveDatabase, withClient } from './databaseAccess';
import { refuseServers } from './runningServers';
import { hasRecord, type SchemaTable, tablesOf } from './schemaTables';

/**
 * Checks the whole file and then loads it into this database. All sign-ins end. Throws
 * `CannotStart`, having changed nothing, when the file is bad, it or the database is the demo's, the database is not empty
 * or a server holds it.
 */
export async function restore(database: DatabaseSettings, file: string, options: LoadOptions): Promise<Loaded> {
  const { kind } = await checkBackup(file, options.folder);
  if (kind === 'demo') throw ofTheDemo(file);
  return withExclusiveDatabase(database, (address) => loadBackup(address, file, options));
}

/**
 * Reads the whole file and returns its header. Throws `BadBackup`, saying why, when it is damaged, cut off, foreign or
 * newer than this version.
 */
export async function checkBackup(file: string, folder = migrationsFolder): Promise<BackupHeader> {
  const backup = await openBackup(file, await readMigrations(folder));
  try {
    for (let table = await backup.nextTable(); table !== null; table = await backup.nextTable()) {
      while (!(await table.rows.next()).done);
    }
    await backup.readEnd();
    return backup.header;
  } finally {
    await backup.close();
  }
}

function ofTheDemo(file: string): CannotStart {
  return new CannotStart(`${file} is a backup of the demo, whose passwords are public. Nothing was changed.`);
}

export interface LoadOptions {
  replace: boolean;
  /** For a database that only moves: nobody has signed out, or been deleted, since the file was written. */
  keepSignIns?: boolean;
  folder?: string;
}

export interface Loaded {
  /** What each table of the file holds. */
  sums: Map<string, TableSum>;
  /** Which screens are shown something again. */
  displayLinks: RestoredLink[];
}

/**
 * Loads the file into the database in one transaction, reads every table back and compares it with the file, and then
 * migrates on to this version. All sign-ins of the file end, unless they are to stay. Throws, having changed nothing,
 * `CannotStart` when a server is at work over the database, it or the file is the demo's or it is not empty, or when the
 * file turns out to be bad.
 */
export async function loadBackup(address: Address, file: string, options: LoadOptions): Promise<Loaded> {
  const { replace, keepSignIns = false, folder = migrationsFolder } = options;
  const known = await readMigrations(folder);
  const backup = await openBackup(file, known);
  try {
    const sums = await withClient(address, async (client) => {
      await client.query(sessionSettings);
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
      await refuseServers(client);
      await refuseOtherKind(client, { kind: 'production', setting: 'The database to restore into' });
      await clearTarget(client, { replace });
      await makeSchema(client, known.slice(0, backup.header.migrations.length));
      const loaded = await loadTables(client, backup, file);
      // Files of earlier versions do not say it.
      if ((await kindOf(client)) === 'demo') throw ofTheDemo(file);
      if (!keepSignIns) await endSignIns(client, loaded);
      if (!keepSignIns && loaded.has('access_links')) await endAccessLinks(client);
      if (!keepSignIns && loaded.has('mails')) await dropMails(client);
      await client.query('commit');
      return loaded;
    });
    await migrate(address, folder);
    const displayLinks = await withClient(address, async (client) => {
      await client.query(sessionSettings);
      await client.query('analyze');
      return sums.has('display_links') ? restoredLinks(client) : [];
    });
    return { sums, displayLinks };
  } catch (error) {
    // What the database refuses may be rows that were damaged since the file was checked: then that is what to say.
    if (error instanceof pg.DatabaseError) await checkBackup(file, folder);
    throw error;
  } finally {
    await backup.close();
  }
}

async function makeSchema(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await makeRecord(client);
  for (const migration of migrations) await applyMigration(client, migration);
}

async function loadTables(client: pg.Client, backup: OpenBackup, file: string): Promise<Map<string, TableSum>> {
  const made = await tablesOf(client);
  refuseOtherTables(made, backup.header.tables, file);
  // Nobody is to hear of what happened long ago.
  for (const table of made) await switchTriggers(client, table, 'disable');
  const sums = new Map<string, TableSum>();
  for (let table = await backup.nextTable(); table !== null; table = await backup.nextTable()) {
    await copyIn(client, table, table.rows);
    sums.set(table.name, table.sum());
    await compare(client, table, file);
  }
  const { sequences } = await backup.readEnd();
  for (const { name, value } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), value]);
  }
  await client.query('set constraints all immediate');
  for (const table of made) await switchTriggers(client, table, 'enable');
  return sums;
}

async function switchTriggers(client: pg.Client, { name }: SchemaTable, to: 'enable' | 'disable'): Promise<void> {
  await client.query(`alter table ${pg.escapeIdentifier(name)} ${to} trigger user`);
}

function refuseOtherTables(made: readonly SchemaTable[], inFile: readonly string[], file: string): void {
  const names = new Set(made.map(({ name }) => name));
  const unknown = inFile.filter((name) => !names.has(name));
  if (unknown.length > 0) throw new BadBackup(file, `has tables that no migration makes: ${unknown.join(', ')}.`);
  if (inFile.length !== made.length) throw damaged(file, 'tables are missing');
}

async function compare(client: pg.Client, table: BackupTable, file: string): Promise<void> {
  const summer = sumRows();
  for await (const rows of copyOut(client, table)) rows.forEach((row) => summer.add(row));
  const [found, written] = [summer.sum(), table.sum()];
  if (found.rows === written.rows && found.checksum === written.checksum) return;
  throw new Error(
    `Table ${table.name} has ${found.rows} rows (${found.checksum}) after loading ${file}, which has ${written.rows} ` +
      `(${written.checksum}). Nothing was changed.`,
  );
}

/**
 * Makes room for a backup, in the transaction of the caller: takes away the tables and functions of this application.
 * Throws `CannotStart`, naming what is there, when they hold rows and are not to be replaced, and always when the
 * database belongs to something else.
 */
export async function clearTarget(client: pg.Client, { replace }: { replace: boolean }): Promise<void> {
  const tables = await tablesOf(client);
  const isOurs = await hasRecord(client);
  if (!isOurs && tables.length > 0) {
    const names = tables.map(({ name }) => name).join(', ');
    throw new CannotStart(`The database holds tables of something else: ${names}. Choose an empty one.`);
  }
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string }>(
      `select count(*)::text as rows from ${pg.escapeIdentifier(name)}`,
    );
    // A server that has only prepared the database has marked it.
    if (name !== 'database_kind' && rows[0]?.rows !== '0') filled.push(`${name} (${rows[0]?.rows ?? ''})`);
  }
  if (filled.length > 0 && !replace) {
    throw new CannotStart(
      `The database is not empty, it has rows in ${filled.join(', ')}. Choose an empty one; with --replace all of it is ` +
        'replaced by the backup and lost.',
    );
  }
  if (!isOurs) return;
  const names = ['migrations', ...tables.map(({ name }) => name)].map(pg.escapeIdentifier);
  await client.query(`drop table ${names.join(', ')} cascade`);
  const { rows: routines } = await client.query<{ routine: string }>(`
    select p.oid::regprocedure::text as routine from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  for (const { routine } of routines) await client.query(`drop routine if exists ${routine} cascade`);
  await client.query(
    `do $$ begin execute format('drop collation if exists %I.case_insensitive', current_schema()); end $$`,
  );
}
