import pg from 'pg';
import { fromSetup } from './environment';

let pool: pg.Pool | undefined;

/** What every club sees, the users of others first: the lists of the next test file must not grow with each one before. */
const shared = ['templates', 'training_categories', 'mappings', 'session_prices'];

const made: { table: string; id: string }[] = [];

afterAll(async () => {
  for (const table of shared) {
    const ids = made.filter((row) => row.table === table).map(({ id }) => id);
    // What is still in use stays.
    if (ids.length > 0) await sql(`delete from ${table} where id = any($1)`, [ids]).catch(() => undefined);
  }
});

// In a browser's surroundings the timers that close idle connections end with the test file, and the connections would not.
afterAll(async () => {
  const opened = pool;
  pool = undefined;
  await opened?.end();
});

/** Returns the rows of a statement against the server's own database, outside the server. */
export async function sql<Row extends object = Record<string, unknown>>(
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  pool ??= openPool();
  const { rows } = await pool.query<Row>(statement, [...parameters]);
  return rows;
}

/** Writes one row and returns its id; objects must already be JSON text, arrays become SQL arrays. */
export async function insert(table: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [row] = await sql<{ id: string }>(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(values),
  );
  if (row === undefined) throw new Error(`nothing was written into ${table}`);
  made.push({ table, id: row.id });
  return row.id;
}

function openPool(): pg.Pool {
  // Idle connections must not keep a finished jest worker alive.
  const opened = new pg.Pool({
    ...(JSON.parse(fromSetup('TEST_DATABASE')) as pg.PoolConfig),
    max: 4,
    allowExitOnIdle: true,
  });
  // The teardown stops the database under the idle connections of a test that ran in the same process.
  opened.on('error', () => undefined);
  return opened;
}
