import { once } from 'node:events';
import { connect } from 'node:net';
import { SERVING_LOCK } from '@server/db/announcements';
import { type ServerProcess, startServerProcess } from '@test/serverProcess';
import { sql } from '@test/fixtures/database';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { following, eventsOf } from '@test/fixtures/following';
import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

/** By this the own connections of the other server can be told from all others. */
const connectionName = unique('golf-second');

const listeningConnection = `from pg_stat_activity join pg_locks using (pid)
    where application_name = '${connectionName}' and datname = current_database()
      and locktype = 'advisory' and objid = ${SERVING_LOCK}`;

const FILLING = '.'.repeat(7_000);

let other: ServerProcess;

const startOther = () =>
  startServerProcess({
    env: {
      DATABASE_URL: `${databaseUrl()}&application_name=${connectionName}`,
      TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
      LOG_LEVEL: 'silent',
    },
  });

beforeAll(async () => {
  other = await startOther();
});

afterAll(() => other.stop());

async function clubAtRange() {
  const { fixtures, club, pro, calls, player } = await proOfNewClub();
  const sessions = [{ players: [await player()], status: 'EDIT' as const }];
  const { id, sessionIds } = await fixtures.training({ club, status: 'STARTED', sessions });
  const record = (index: number) => calls(id).recordBall(sessionIds[0] ?? '', { index, points: 3 });
  return { club, id, record, token: await fixtures.signedIn(pro) };
}

function signInIdOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string };
  return claims.jti;
}

test('what one server does is told by another server over the same database', async () => {
  const { club, id, record, token } = await clubAtRange();
  const far = await following(token, club.id, other.url);
  const hearing = far.next(eventsOf(id));
  await record(0);
  expect(await hearing).toMatchObject({ event: 'training', data: { trainingId: id, status: 'STARTED' } });
  far.stop();
});

test('a server whose listening connection was killed listens again and has everybody catch up', async () => {
  const { club, id, record, token } = await clubAtRange();
  const far = await following(token, club.id, other.url);
  const caughtUp = far.next(({ event }) => event === 'resync');
  const killed = await sql(`select pg_terminate_backend(pid) ${listeningConnection}`);
  expect(killed).toHaveLength(1);
  await caughtUp;
  const hearing = far.next(eventsOf(id));
  await record(0);
  await hearing;
  far.stop();
});

test('a sign-out that falls into a cut of the listening connection ends the stream once it listens again', async () => {
  const { club, id, token } = await clubAtRange();
  const [gone, staying] = [await following(token, club.id, other.url), await clubAtRange()];
  const far = await following(staying.token, staying.club.id, other.url);
  const caughtUp = far.next(({ event }) => event === 'resync');
  // In one transaction, that ends before the other server can listen again.
  await sql(`do $$ begin
    perform pg_terminate_backend(pid, 5000) ${listeningConnection};
    delete from sign_ins where id = '${signInIdOf(token)}';
  end $$`);
  await caughtUp;
  expect(await gone.ended).toBe(true);
  expect(gone.heard.some(eventsOf(id))).toBe(false);
  far.stop();
});

test('whoever does not read is cut off, and holds up nobody', async () => {
  const { club, id, record, token } = await clubAtRange();
  const reading = await following(token, club.id, other.url);
  const { hostname, port } = new URL(other.url);
  const stuck = connect(Number(port), hostname);
  stuck.write(`GET /api/live/${club.id} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  const [first] = (await once(stuck, 'data')) as [Buffer];
  stuck.pause();
  expect(first.toString()).toMatch(/^HTTP\/1.1 200/);

  // Together more than the system's own buffers take.
  for (let round = 0; round < 200; round += 1) {
    const hearing = reading.next(eventsOf(`${round}/6${FILLING}`));
    await sql(
      `select pg_notify('training_changed', json_build_object('golfclubId', $1::text, 'status', 'STARTED',
         'trainingId', $2 || '/' || n || $3)::text) from generate_series(0, 6) n`,
      [club.id, String(round), FILLING],
    );
    await hearing;
  }
  const hearing = reading.next(eventsOf(id));
  await record(0);
  await hearing;

  let received = '';
  stuck.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  stuck.on('error', () => undefined);
  const closed = once(stuck, 'close');
  stuck.resume();
  await closed;
  expect(received).not.toContain(id);
  reading.stop();
});

test('a server that is stopped ends its live streams and exits in order', async () => {
  const { club, token } = await clubAtRange();
  const third = await startOther();
  const streams = [await following(token, club.id, third.url), await following(token, club.id, third.url)];
  await third.stop();
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual([true, true]);
});
