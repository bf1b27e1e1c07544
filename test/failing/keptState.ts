import pg from 'pg';
import { tablesOf, type SchemaTable } from '../../server/backup/schemaTables';
import { restoreStatements } from './restoreStatements';

/** Counts attempts, also those that come to nothing: what it holds is no part of what a use case does. */
const COUNTERS = 'failed_sign_ins';

export interface Observed {
  /** Each row that was there and is not (-), or is there and was not (+). */
  changed: string[];
  /** How many connections hold a transaction open. */
  open: number;
}

/** Keeps a copy of all rows beside the tables, to which databases made from this one can be put back. */
export async function keepState(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  const tables = await tablesOf(client);
  const copies = tables.map(({ name }) => `create table kept.${name} as table ${name}`);
  const lines = `create table kept.all_lines as ${linesOf(tables)}`;
  await client.query(['create schema kept', ...copies, lines, 'analyze'].join(';'));
  await client.end();
}

/** Returns how a database with a kept state is looked at and put back. */
export async function keptState(config: pg.ClientConfig) {
  const client = new pg.Client(config);
  await client.connect();
  const tables = await tablesOf(client);
  const observing = { name: 'observe', text: observation(tables) };
  const restoring = await restoreStatements(client, tables);
  const { rows: all } = await client.query<{ line: string }>('select line from kept.all_lines');
  return {
    /** All values that there are in the kept state. */
    text: all.map(({ line }) => line).join('\n'),
    /** Returns what differs from the kept state, after having announced the marker to whoever listens. */
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
      select '- ' || line from (select line from kept.all_lines except select line from now) gone
      union all
      select '+ ' || line from (select line from now except select line from kept.all_lines) added) as changed,
    (select count(*)::integer from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%') as open,
    pg_notify('training_changed', $1)`;
}
