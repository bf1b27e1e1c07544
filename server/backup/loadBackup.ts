import pg from 'pg';
import { applyMigration, makeRecord, migrate, migrationLock } from '../db/migrate';
import { migrationsFolder, readMigrations, type Migration } from '../db/migrations';
import { endSignIns, restoredLinks, type RestoredLink } from './access';
import { BadBackup, damaged } from './badBackup';
import { checkBackup } from './checkBackup';
import { clearTarget } from './clearTarget';
import { connected, type Address } from './connected';
import { copyIn } from './copyIn';
import { copyOut } from './copyOut';
import { copyStatement, sessionSettings } from './copyStatement';
import type { TableSum } from './format';
import { openBackup, type BackupTable, type OpenBackup } from './openBackup';
import { refuseServers } from './refuseServers';
import { tablesOf, type SchemaTable } from './schemaTables';
import { sumRows } from './sumRows';

export interface LoadWishes {
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
 * migrates on to this version. All sign-ins of the file end, unless they are to be kept. Throws, having changed nothing,
 * `CannotStart` when a server is at work over the database or it is not empty, or when the file turns out to be bad.
 */
export async function loadBackup(address: Address, file: string, wishes: LoadWishes): Promise<Loaded> {
  const { replace, keepSignIns = false, folder = migrationsFolder } = wishes;
  const known = await readMigrations(folder);
  const backup = await openBackup(file, known);
  try {
    const sums = await connected(address, async (client) => {
      await client.query(sessionSettings);
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
      await refuseServers(client);
      await clearTarget(client, { replace });
      await makeSchema(client, known.slice(0, backup.header.migrations.length));
      const loaded = await loadTables(client, backup, file);
      if (!keepSignIns && loaded.has('sign_ins')) await endSignIns(client);
      await client.query('commit');
      return loaded;
    });
    await migrate(address, folder);
    const displayLinks = await connected(address, async (client) => {
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
    await copyIn(client, copyStatement(table, 'from stdin'), table.rows);
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
  for await (const rows of copyOut(client, copyStatement(table, 'to stdout'))) rows.forEach((row) => summer.add(row));
  const [found, written] = [summer.sum(), table.sum()];
  if (found.rows === written.rows && found.checksum === written.checksum) return;
  throw new Error(
    `Table ${table.name} has ${found.rows} rows (${found.checksum}) after loading ${file}, which has ${written.rows} ` +
      `(${written.checksum}). Nothing was changed.`,
  );
}
