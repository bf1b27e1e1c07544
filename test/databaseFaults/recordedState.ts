import pg from 'pg';
import { type SchemaTable, tablesOf } from '@server/backup/schemaTables';
import { migrate } from '@server/db/migrate';
import { makeDatabaseIn } from '@test/testDatabase';
import { databaseUrl } from '@test/fixtures/databaseUrl';

/** Counts attempts, also those that come to nothing: what it holds is no part of what a use case does. */
const COUNTERS = 'failed_sign_ins';

export interface Observed {
  /** Each row that was there and is not (-), or is there and was not (+). */
  changed: string[];
  /** How many connections hold a transaction open. */
  open: number;
}

/** Keeps a copy of all rows beside the tables, to which databases made from this one can be put back. */
async function recordState(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  const tables = await tablesOf(client);
  const copies = tables.map(({ name }) => `create table recorded.${name} as table ${name}`);
  const lines = `create table recorded.all_lines as ${linesOf(tables)}`;
  await client.query(['create schema recorded', ...copies, lines, 'analyze'].join(';'));
  await client.end();
}

/** Returns how a database with a recorded state is looked at and put back. */
export async function recordedState(config: pg.ClientConfig) {
  const client = new pg.Client(config);
  await client.connect();
  const tables = await tablesOf(client);
  const observing = { name: 'observe', text: observation(tables) };
  const restoring = await restoreStatements(client, tables);
  const { rows: all } = await client.query<{ line: string }>('select line from recorded.all_lines');
  return {
    /** All values that there are in the recorded state. */
    text: all.map(({ line }) => line).join('\n'),
    /** Returns what differs from the recorded state, after having announced the marker to whoever listens. */
    async observe(marker: string): Promise<Observed> {
      const { rows } = await client.query<Observed>({ ...observing, values: [marker] });
      const [observed] = rows;
      if (observed === undefined) throw new Error('nothing was observed');
      return observed;
    },
    /** Puts the rows of the tables of these changes back to what they were, and forgets all attempts. */
    putBack: (changed: readonly string[]) =>
      client.query(`${restoring(new Set(changed.map((line) => line.split(' ')[1])))}; delete from ${COUNTERS}`),
    close: () => client.end(),
  };
}

function linesOf(tables: readonly SchemaTable[]): string {
  return tables
    .filter(({ name }) => name !== COUNTERS)
    .map(({ name }) => `select '${name} ' || to_json(t)::text as line from ${name} t`)
    .join(' union all ');
}

function observation(tables: readonly SchemaTable[]): string {
  return `with now as materialized (${linesOf(tables)})
    select array(
      select '- ' || line from (select line from recorded.all_lines except select line from now) gone
      union all
      select '+ ' || line from (select line from now except select line from recorded.all_lines) added) as changed,
    (select count(*)::integer from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%') as open,
    pg_notify('training_changed', $1)`;
}

export interface SameDatabases {
  configs: pg.ClientConfig[];
  remove(): Promise<void>;
}

/**
 * Makes a database, has it filled with the fixture builders, and returns some that are equal to it. The builders
 * write to none of them from then on.
 */
export async function makeSameDatabases(count: number, fill: () => Promise<void>): Promise<SameDatabases> {
  const cluster = databaseUrl();
  const origin = await makeDatabaseIn(new URL(cluster));
  process.env['TEST_DATABASE'] = JSON.stringify(origin.config);
  await migrate(origin.url);
  await fill();
  await recordState(origin.config);

  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  const { database } = origin.config;
  const copies = Array.from({ length: count }, (_, number) => `${database}_${number}`);
  // A database is copied while nobody is connected to it.
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  for (const copy of copies) await client.query(`create database ${copy} template ${database}`);
  return {
    configs: copies.map((copy) => ({ ...origin.config, database: copy })),
    async remove() {
      for (const copy of copies) await client.query(`drop database ${copy} with (force)`);
      await client.end();
      await origin.remove();
    },
  };
}

/** Returns a function to the statements that put the rows of these tables back to those in the schema `recorded`. */
async function restoreStatements(client: pg.Client, tables: readonly SchemaTable[]) {
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
  return `delete from ${name} t where not exists (select from recorded.${name} k where ${isSameRow(keys)})`;
}

function writing({ name, columns }: SchemaTable, keys: readonly string[]): string {
  const all = columns.join(', ');
  const written = columns.map((column) => `${column} = excluded.${column}`).join(', ');
  return `insert into ${name} (${all}) select ${all} from recorded.${name} k
    where not exists (select from ${name} t where ${isSameRow(keys)} and t::text = k::text)
    on conflict (${keys.join(', ')}) do update set ${written}`;
}

/** Whatever is drawn anew each time: ids, moments (also in seconds), hashes and codes, ends of public ids. */
const drawn =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d[T ]\d\d:\d\d:[\d.]+(?:Z|[+-][\d:]+)?|\$argon2id\$[^"\\]+|[0-9a-f]{32,}|\b1[789]\d{8}\b|-[0-9a-f]{8}\b/g;

/** Returns a function that puts a mark instead of each drawn value that does not occur in `known`. */
export function withoutNewValues(known: string): (text: string) => string {
  const old = new Set(known.match(drawn));
  return (text) => text.replace(drawn, (value) => (old.has(value) ? value : 'new'));
}
