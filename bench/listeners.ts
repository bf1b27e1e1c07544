import pg from 'pg';
import type { SignedIn } from '../contract/session';
import { following, type Following } from '../test/world/following';
import type { SeededApp } from './seededApp';

/** Fewer than a member may have at the same time. */
const OF_A_MEMBER = 10;

/** Follows a club live so many times at once, as as many members as it takes. */
export async function listenTo(app: SeededApp, golfclubId: string, count: number): Promise<Following[]> {
  const listeners: Following[] = [];
  for (const email of await signable(app, golfclubId, Math.ceil(count / OF_A_MEMBER))) {
    const token = await signedIn(app.url, { usernameOrEmail: email, password: app.admin.password });
    const few = Math.min(OF_A_MEMBER, count - listeners.length);
    const opened = Array.from({ length: few }, () => following(token, golfclubId, app.url));
    listeners.push(...(await Promise.all(opened)));
  }
  const refused = listeners.find(({ status }) => status !== 200);
  if (refused) throw new Error(`a listener was refused with ${refused.status}`);
  return listeners;
}

/** Resolves with the milliseconds until every listener has heard that the table has changed. */
export async function untilAllHear(listeners: readonly Following[], change: () => Promise<unknown>): Promise<number> {
  const heard = Promise.all(listeners.map((one) => one.next(({ event }) => event === 'league')));
  const begun = performance.now();
  await change();
  await heard;
  return performance.now() - begun;
}

/** Gives players of the club the admin's password. Returns their e-mails. */
async function signable({ connection, admin }: SeededApp, golfclubId: string, count: number): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string }>(
      `update members set password_hash = (select password_hash from members where email = $1)
       where id in (select id from members where golfclub_id = $2 and email <> $1 order by id limit $3)
       returning email`,
      [admin.email, golfclubId, count],
    );
    return rows.map(({ email }) => email);
  } finally {
    await client.end();
  }
}

async function signedIn(url: string, body: { usernameOrEmail: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`a listener could not sign in: ${answer.status}`);
  return ((await answer.json()) as SignedIn).accessToken;
}
