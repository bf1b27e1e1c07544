import pg from 'pg';
import type { Example } from './readAddresses';

/** Of the club with the most balls and its training with the most balls. */
const found = `
  with training as (
    select s.training_id as id, s.golfclub_id, count(*) as balls
    from balls b
    join player_sessions s on s.id = b.player_session_id
    join scheduled_trainings t on t.id = s.training_id and t.status = 'FINISHED'
    group by 1, 2
  ), chosen as (
    select id, golfclub_id from training
    order by sum(balls) over (partition by golfclub_id) desc, balls desc limit 1
  )
  select c.golfclub_id as "golfclubId", c.id as "scheduledTrainingId", e.member_id as "playerId", m.username,
    (select public_id from images order by 1 limit 1) as "publicId",
    (select sum(balls)::text from training) as balls
  from chosen c
  join league_events e on e.training_id = c.id
  join members m on m.id = e.member_id
  limit 1`;

/** Returns values for the parameters of all paths, and how many balls are recorded in finished trainings. */
export async function exampleIn(connection: pg.ClientConfig): Promise<{ example: Example; balls: number }> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ balls: string } & Record<string, string>>(found);
    const [row] = rows;
    if (!row) throw new Error('the seed has written no finished training');
    const { balls, ...example } = row;
    const named = { file: 'sessionprice.json', version: 'v1', transformation: 'w_200,f_webp' };
    return { example: { ...example, ...named }, balls: Number(balls) };
  } finally {
    await client.end();
  }
}
