import type pg from 'pg';

export interface SchemaTable {
  name: string;
  /** Those that are written; generated ones come by themselves. */
  columns: string[];
}

/** Of the application are all ordinary tables of the schema that no extension has brought. */
const isOurs = `c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Returns the tables of the application but the record of migrations, each after those that it refers to. */
export async function tablesOf(client: pg.Client): Promise<SchemaTable[]> {
  const tables = await client.query<SchemaTable>(`
    select c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
    ) as columns
    from pg_class c where ${isOurs} and c.relname <> 'migrations' order by c.relname`);
  const references = await client.query<{ child: string; parent: string }>(`
    select c.relname as child, p.relname as parent from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and f.conrelid <> f.confrelid and ${isOurs}`);
  return parentsFirst(tables.rows, references.rows);
}

/** Returns whether there is a record of migrations, which every database of the application has. */
export async function hasRecord(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select from pg_class c where ${isOurs} and c.relname = 'migrations'`);
  return rows.length > 0;
}

function parentsFirst(tables: readonly SchemaTable[], references: readonly { child: string; parent: string }[]) {
  const ordered: SchemaTable[] = [];
  for (let left = [...tables]; left.length > 0;) {
    const isLeft = (name: string) => left.some((table) => table.name === name);
    const free = left.filter(({ name }) => !references.some(({ child, parent }) => child === name && isLeft(parent)));
    if (free.length === 0) throw new Error(`These tables refer to each other: ${left.map((t) => t.name).join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}
