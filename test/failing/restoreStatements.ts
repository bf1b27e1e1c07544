import type pg from 'pg';
import type { SchemaTable } from '../../server/backup/schemaTables';

/** Returns a function to the statements that put the rows of these tables back to those in the schema `kept`. */
export async function restoreStatements(client: pg.Client, tables: readonly SchemaTable[]) {
  const { rows } = await client.query<{ name: string; keys: string[] }>(
    `select c.relname as name, array_agg(a.attname::text) as keys from pg_index i
     join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
     where i.indisprimary group by c.relname`,
  );
  const keysOf = new Map(rows.map(({ name, keys }) => [name, keys]));

  return (changed: ReadonlySet<string | undefined>): string => {
    // Of those that refer to each other, children go first and parents come first.
    const own = tables.filter(({ name }) => changed.has(name));
    return [
      'set constraints all deferred',
      ...own.toReversed().map(({ name }) => removal(name, keysOf.get(name) ?? [])),
      ...own.map((table) => writing(table, keysOf.get(table.name) ?? [])),
    ].join(';');
  };
}

const isSameRow = (keys: readonly string[]) => keys.map((key) => `t.${key} = k.${key}`).join(' and ');

function removal(name: string, keys: readonly string[]): string {
  return `delete from ${name} t where not exists (select from kept.${name} k where ${isSameRow(keys)})`;
}

function writing({ name, columns }: SchemaTable, keys: readonly string[]): string {
  const all = columns.join(', ');
  const written = columns.map((column) => `${column} = excluded.${column}`).join(', ');
  return `insert into ${name} (${all}) select ${all} from kept.${name} k
    where not exists (select from ${name} t where ${isSameRow(keys)} and t::text = k::text)
    on conflict (${keys.join(', ')}) do update set ${written}`;
}
