import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pointsOf } from './atRange';
import { atOnce, type Pace } from './atOnce';

/**
 * Inserts as many rows into a bare table that equals the one of the balls, over so many connections at once, each row in
 * a transaction of its own: what the database alone could do. Leaves no table behind.
 */
export async function measureBareInserts(connection: pg.ClientConfig, connections: number, pace: Pace) {
  const clients = Array.from({ length: connections }, () => new pg.Client(connection));
  try {
    for (const client of clients) await client.connect();
    await clients[0]?.query('create table bare_balls (like balls including all)');
    return await atOnce(pace, clients, (client) => {
      const playerSessionId = randomUUID();
      return async (index) => {
        await client.query({
          name: 'insert',
          text: 'insert into bare_balls (player_session_id, index, points) values ($1, $2, $3)',
          values: [playerSessionId, index, pointsOf(index)],
        });
      };
    });
  } finally {
    await clients[0]?.query('drop table if exists bare_balls');
    for (const client of clients) await client.end();
  }
}
