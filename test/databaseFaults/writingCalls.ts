import type { InjectOptions } from 'fastify';
import { REQUESTED_WITH } from '@contract/headers';
import { listRoutes } from '@server/app';
import { expectations } from '@test/viewpoints/expectations';
import { makeViewpointContext } from '@test/viewpoints/viewpoint';
import { sql } from '@test/fixtures/database';
import { richCalls } from './richCalls';

/** A call of an admin that succeeds in the state that was made for it. */
export interface WritingCall {
  method: NonNullable<InjectOptions['method']>;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** They write, although their method promises that they only read. */
const writingGets = [
  'GET /api/challenges/trainingsessiontemplate/archive/:id',
  'GET /api/golfclub/:id/approvalcode/:username',
  'GET /api/golfclub/signup/member/approve/:golfclubId/:username/:code',
];
/** It asks what would be, and writes nothing. */
const readingPosts = ['POST /api/leaguetable/whatif'];

/** Every route that writes, as the server lists them. */
export const writingRoutes = listRoutes()
  .map(({ method, path }) => `${method} ${path}`)
  .filter((route) => (route.startsWith('GET ') ? writingGets : [route]).includes(route))
  .filter((route) => !readingPosts.includes(route));

/** Makes, in the database that the fixture builders write to, all that the calls need; returns the calls by route. */
export async function makeWritingCalls(): Promise<Map<string, WritingCall>> {
  const context = await makeViewpointContext();
  const admin = context.people.get('admin');
  if (!admin) throw new Error('there is no admin');
  const authorization = `Bearer ${await context.fixtures.signedIn(admin)}`;
  const calls = new Map<string, WritingCall>();
  for (const route of writingRoutes) {
    const makeCall = richCalls[route] ?? expectations.find((expected) => expected.route === route)?.makeCall;
    if (!makeCall) continue;
    const { path, body, file, token } = await makeCall(context, 'admin');
    const sent = file ? Buffer.from(file.bytes) : JSON.stringify(body);
    const type = file?.type ?? (body === undefined ? undefined : 'application/json');
    calls.set(route, {
      method: methodOf(route),
      path,
      headers: {
        authorization: token === undefined ? authorization : `Bearer ${token}`,
        'x-requested-with': REQUESTED_WITH,
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined && !file ? {} : { body: sent }),
    });
  }
  // Otherwise each first use after a minute would be written down.
  for (const table of ['sign_ins', 'helper_sign_ins']) {
    await sql(`update ${table} set used_at = now() + interval '1 hour'`);
  }
  return calls;
}

function methodOf(route: string): 'GET' | 'POST' | 'PUT' | 'DELETE' {
  const method = (['GET', 'POST', 'PUT', 'DELETE'] as const).find((known) => route.startsWith(`${known} `));
  if (!method) throw new Error(`${route} has a method that nobody knows`);
  return method;
}
