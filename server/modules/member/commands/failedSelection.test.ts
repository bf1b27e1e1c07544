import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { MembersChanged } from '@contract/member';
import { sql } from '@test/fixtures/database';
import { fromSetup } from '@test/fixtures/environment';
import { staffOfClub } from '@test/fixtures/staffOfClub';

test('a statement that the database stops leaves all members as they were, and the same key changes them later', async () => {
  const { adminClient, player } = await staffOfClub();
  const members = await Promise.all([1, 2, 3].map(() => player({ roles: ['PLAYER', 'UNAPPROVED'] })));
  const ids = members.map(({ id }) => id).toSorted();
  const headers = { 'idempotency-key': randomUUID() };
  const approve = () =>
    adminClient.post<MembersChanged>('/api/golfclub/members/bulk', { action: 'approve', ids }, headers);
  const waiting = () =>
    sql<{ id: string }>("select id from members where id = any($1) and 'UNAPPROVED' = any(roles) order by id", [ids]);
  const other = new pg.Client(JSON.parse(fromSetup('TEST_DATABASE')) as pg.ClientConfig);
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select from members where id = $1 for update', [ids[1]]);
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    const approving = approve();
    const stopWaiting = 'select pg_cancel_backend(pid) from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    while ((await sql(stopWaiting, [rows[0]?.pid])).length === 0);
    const failed = await approving;
    expect([failed.status, failed.code, failed.headers.get('retry-after')]).toEqual([503, 'overloaded', '2']);
    expect(await waiting()).toEqual(ids.map((id) => ({ id })));
  } finally {
    await other.end();
  }
  expect((await approve()).body.results).toEqual(ids.map((id) => ({ id, outcome: 'changed' })));
  expect(await waiting()).toEqual([]);
});
