import pg from 'pg';
import { rowsOfClubs } from './clubRows';
import { rowsOfContent } from './contentRows';

/**
 * Writes members, trainings, balls, results, prizes and changes of these clubs until each has so many trainings, and ten
 * times as many members and changes. The trainings are copies of one.
 */
export async function fillClubs(
  connection: pg.ClientConfig,
  golfclubIds: readonly string[],
  { trainings, copied }: { trainings: number; copied: string },
): Promise<void> {
  await write(connection, rowsOfClubs, [golfclubIds, trainings, copied]);
}

/**
 * Writes clubs, and what belongs to no club, until there are so many of each; templates only as copies of the one that
 * is given.
 */
export async function fillContent(connection: pg.ClientConfig, count: number, templateId?: string): Promise<void> {
  await write(connection, rowsOfContent, [count, templateId ?? null]);
}

/** Makes so many further clubs without anything and returns their ids. */
export async function moreClubs(connection: pg.ClientConfig, count: number): Promise<string[]> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
       select 'Other ' || n, 'Am Grün', '1', '83646', 'Bad Tölz', 'germany' from generate_series(1, $1) as n returning id`,
      [count],
    );
    return rows.map(({ id }) => id);
  });
}

async function write(connection: pg.ClientConfig, statements: readonly string[], values: unknown[]): Promise<void> {
  await withClient(connection, async (client) => {
    for (const statement of statements) {
      // PostgreSQL refuses parameters that a statement does not name.
      const named = [...statement.matchAll(/\$(\d)/g)].map(([, number]) => Number(number));
      await client.query(statement, values.slice(0, Math.max(...named)));
    }
    // What the database does by itself some minutes after so many rows were written.
    await client.query('vacuum analyze');
  });
}

async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
