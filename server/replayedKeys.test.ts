import { randomUUID } from 'node:crypto';
import type { Role } from '@contract/lists';
import type { Member } from '@contract/member';
import { rights } from '@contract/rights';
import type { RequestedTexts } from '@test/viewpoints/askedFor';
import type { Expectation } from '@test/viewpoints/expectation';
import { expectations } from '@test/viewpoints/expectations';
import {
  makeViewpointContext,
  rolesOf,
  viewpoints,
  type ViewpointContext,
  type Viewpoint,
} from '@test/viewpoints/viewpoint';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import type { MemberFixture } from '@test/fixtures/members';
import { listRoutes } from './app';

const rightOf = new Map(listRoutes().map(({ method, path, right }) => [`${method} ${path}`, right]));

/** Every route that takes an `Idempotency-Key`. */
const keyed = expectations.filter(({ route }) => {
  const right = rightOf.get(route);
  return right !== undefined && !route.startsWith('GET ') && rights[right] !== 'anyone';
});

/** As whom somebody who was an admin calls again. */
const lost = viewpoints.filter((viewpoint) => viewpoint !== 'admin' && viewpoint !== 'nobody');

/** The names and e-mails of everybody but the caller. */
const people = /Jana|Möller|Robin|(?<!adele\S*)@example\.org/;

function send(route: string, { path, body, file }: RequestedTexts, token: string, key: string) {
  const type = file?.type ?? 'application/json';
  const sent = file?.bytes ?? (body === undefined ? undefined : JSON.stringify(body));
  return api(token).raw({
    method: route.split(' ')[0] ?? '',
    path,
    headers: { 'idempotency-key': key, ...(sent === undefined ? {} : { 'content-type': type }) },
    ...(sent === undefined ? {} : { body: sent }),
  });
}

/** An admin has made this call under a key. */
async function called({ route, makeCall, statuses }: Expectation, context: ViewpointContext) {
  const { fixtures, club } = context;
  const username = `adele.${randomUUID()}`;
  const caller = await fixtures.member({ club, roles: rolesOf.admin, name: 'Adele', surname: 'Brand', username });
  const withCaller = new Map(context.people).set('admin', caller);
  const requested = await makeCall({ ...context, people: withCaller }, 'admin');
  const key = randomUUID();
  const first = await send(route, requested, await fixtures.signedIn(caller), key);
  expect([route, first.status]).toEqual([route, statuses[0]]);
  const again = async () => send(route, requested, await fixtures.signedIn(caller), key);
  return { caller, again };
}

async function become(caller: MemberFixture, roles: readonly Role[], golfclubId: string): Promise<void> {
  await sql('update members set roles = $2, golfclub_id = $3 where id = $1', [caller.id, roles, golfclubId]);
}

let shared: ViewpointContext;
beforeAll(async () => {
  shared = await makeViewpointContext();
});

test.each(keyed)('$route: a key is worth no more than the rights of now', async (expectation) => {
  const answered: Record<string, number> = {};
  const expected: Record<string, number | undefined> = {};
  for (const viewpoint of lost as Exclude<Viewpoint, 'nobody'>[]) {
    const { caller, again } = await called(expectation, shared);
    await become(caller, rolesOf[viewpoint], shared.people.get(viewpoint)?.golfclubId ?? '');
    const { status, text } = await again();
    answered[viewpoint] = status;
    expected[viewpoint] = expectation.statuses[viewpoints.indexOf(viewpoint)];
    if (status >= 400) expect(text).not.toMatch(people);
  }
  expect(answered).toEqual(expected);
});

test.each(keyed)('$route: nobody is named by what is kept for a key, nor once they are erased', async (expectation) => {
  const context = await makeViewpointContext();
  const { fixtures, club } = context;
  const { caller, again } = await called(expectation, context);
  const [stored] = await sql<{ answer: string }>('select answer::text from idempotent_answers where member_id = $1', [
    caller.id,
  ]);
  expect(stored?.answer ?? '').not.toMatch(people);
  const admin = api(await fixtures.signedIn(caller));
  const { body: members } = await admin.get<Member[]>(`/api/golfclub/${club.id}/members`);
  for (const { id, name, surname, username, email } of members.filter(({ id }) => id !== caller.id)) {
    const { status } = await admin.delete(`/api/golfclub/${club.id}/member`, { name, surname, username, email });
    expect([id, status]).toEqual([id, 200]);
  }
  const { status, text } = await again();
  expect([expectation.statuses[0], 404]).toContain(status);
  expect(text).not.toMatch(people);
});
