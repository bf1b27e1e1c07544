import pg from 'pg';
import { CannotStart } from '../cannotStart';
import { hasRecord, tablesOf } from './schemaTables';

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
    if (rows[0]?.rows !== '0') filled.push(`${name} (${rows[0]?.rows ?? ''})`);
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
}
