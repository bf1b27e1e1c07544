import { existsSync } from 'node:fs';
import path from 'node:path';
import { rights } from '@contract/rights';
import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';
import { makeBareDatabase } from '@test/ownDatabase';
import type { ServerProcess } from '@test/serverProcess';
import { at } from '@test/viewpoints/askedFor';
import { answers, type Expectation, plainly } from '@test/viewpoints/expectation';
import { expectations } from '@test/viewpoints/expectations';
import { makeViewpointContext, type ViewpointContext, type Viewpoint, viewpoints } from '@test/viewpoints/viewpoint';
import { api } from '@test/fixtures/api';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { forgetWrongCodes } from '@test/fixtures/helpers';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { listRoutes } from './app';
import { connect } from './db/database';
import { migrate } from './db/migrate';
import { firstAdmin, hasMembers } from './firstAdmin';

describe('first admin', () => {
  let own: OwnDataDirectory;

  beforeEach(async () => {
    own = await makeDataDirectory();
  });

  afterEach(() => own.remove());

  const ADMIN_EMAIL = 'boss@club.example';

  function signIn(url: string, password: string): Promise<Response> {
    return fetch(`${url}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ usernameOrEmail: ADMIN_EMAIL, password }),
    });
  }

  /** Waits until the server has printed it: it does so after it listens. */
  async function printedBy(server: ServerProcess): Promise<string> {
    for (;;) {
      const password = /has to be changed: (\w{26})\n/.exec(server.output())?.[1];
      if (password !== undefined) return password;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  test('each start prints the same password after it listens, until it was used; a later start makes nobody', async () => {
    const first = await own.start({ ADMIN_EMAIL });
    const password = await printedBy(first);
    expect(first.output().indexOf('Listening')).toBeLessThan(first.output().indexOf(password));
    await first.stop();

    const second = await own.start({ ADMIN_EMAIL: 'other@club.example' });
    expect(await printedBy(second)).toBe(password);
    expect((await signIn(second.url, password)).status).toBe(200);
    await second.stop();

    const third = await own.start({ ADMIN_EMAIL });
    expect((await signIn(third.url, password)).status).toBe(200);
    await third.stop();
    expect(third.output()).not.toContain('password');
  });

  test('with another TOKEN_SECRET an unused password is replaced by the one that is printed', async () => {
    const first = await own.start({ ADMIN_EMAIL });
    const password = await printedBy(first);
    await first.stop();
    const second = await own.start({ TOKEN_SECRET: 'another-secret-for-tests-'.repeat(2) });
    const printed = await printedBy(second);
    expect(printed).not.toBe(password);
    expect((await signIn(second.url, password)).status).toBe(401);
    expect((await signIn(second.url, printed)).status).toBe(200);
    await second.stop();
  });

  test('an empty server without ADMIN_EMAIL starts and says that nobody can sign in', async () => {
    const server = await own.start();
    await server.stop();
    expect(server.output()).toContain('Nobody can sign in yet: set ADMIN_EMAIL');
  });

  test('a server whose admins have no password says how one gets it', async () => {
    const first = await own.start({ ADMIN_EMAIL });
    await printedBy(first);
    await own.query(`update members set password_hash = '', one_time_password = null`);
    await first.stop();
    const server = await own.start();
    await server.stop();
    expect(server.output()).toContain('No admin has a password: npm run access -- USERNAME_OR_E-MAIL');
  });

  test('servers that start at once on one database make one admin and print one password', async () => {
    const database = await makeBareDatabase();
    await migrate(database.config);
    const { db, close } = connect(database.config);
    expect(await hasMembers(db)).toBe(false);
    const settings = { email: ADMIN_EMAIL, tokenSecret: 'a-secret-for-tests' };
    const printed = await Promise.all(Array.from({ length: 4 }, () => firstAdmin(db, settings)));
    expect(new Set(printed.map((admin) => admin?.password)).size).toBe(1);
    expect(await firstAdmin(db, { ...settings, email: null })).toEqual(printed[0]);
    expect(await db.selectFrom('members').select(['email', 'roles']).execute()).toEqual([
      { email: ADMIN_EMAIL, roles: ['ADMIN', 'APPROVED', 'PLAYER'] },
    ]);
    await close();
    await database.remove();
  });
});

describe('viewpoints', () => {
  beforeEach(forgetWrongCodes);
  const page = existsSync(path.join(__dirname, '../dist/web/index.html')) ? 200 : 503;

  const ofThePage = [page, page, page, page, page, page] as const;

  const all: Expectation[] = [
    ...expectations,
    plainly('GET /', ofThePage),
    plainly('GET /display', ofThePage),
    plainly('GET /helper', ofThePage),
    plainly('GET /tv', ofThePage),
    answers('GET /public/*', at('/public/login'), ofThePage),
    answers('GET /private/*', at('/private/leaguetable'), ofThePage),
  ];

  let context: ViewpointContext;

  beforeAll(async () => {
    context = await makeViewpointContext();
  });

  async function statusFor({ route, makeCall }: Expectation, viewpoint: Viewpoint): Promise<number> {
    const person = context.people.get(viewpoint);
    const { path: requested, body, file } = await makeCall(context, viewpoint);
    // A token of its own for each call: signing out ends the one it is sent with.
    const token = person && (await context.fixtures.signedIn(person));
    const type = file?.type ?? 'application/json';
    const sent = file?.bytes ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await api(token).raw({
      method: route.split(' ')[0] ?? '',
      path: requested,
      ...(sent === undefined ? {} : { headers: { 'content-type': type }, body: sent }),
    });
    return answer.status;
  }

  test('every route has its expectation, and every expectation its route', () => {
    const routes = listRoutes().map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(all.map(({ route }) => route))].sort()).toEqual(routes.sort());
  });

  test.each(all)('$route answers every point of view as the table of rights says', async (expectation) => {
    const answered: Record<string, number> = {};
    for (const viewpoint of viewpoints) answered[viewpoint] = await statusFor(expectation, viewpoint);
    const expected = viewpoints.map((viewpoint, column) => [viewpoint, expectation.statuses[column]]);
    expect(answered).toEqual(Object.fromEntries(expected));
  });
});

describe('display access', () => {
  const nothing = '01890000-0000-7000-8000-000000000000';

  /** Its answer is as long as the server's description, and the same for everybody. */
  const heavy = ['/api/openapi.json', '/api/docs'];

  test('a display link opens the display and nothing else', async () => {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const { headers } = await makeDisplayLink({ club });
    const routes = listRoutes().filter(({ right, path }) => right !== 'display.show' && !heavy.includes(path));
    const closed = routes.filter(({ right }) => rights[right] !== 'anyone');
    expect(closed.length).toBeGreaterThan(50);
    for (const { method, path } of routes) {
      const filledPath = path
        .replace(/:(golfclubId|id)\b/, club.id)
        .replaceAll(/:\w+/g, nothing)
        .replace('*', 'nothing');
      const carrying = await api().raw({ method, path: filledPath, headers });
      const bare = await api().raw({ method, path: filledPath });
      expect([method, path, carrying.status]).toEqual([method, path, bare.status]);
    }
    for (const { method, path } of closed) {
      const filledPath = path.replace(/:(golfclubId|id)\b/, club.id).replaceAll(/:\w+/g, nothing);
      expect([method, path, (await api().raw({ method, path: filledPath, headers })).status]).toEqual([
        method,
        path,
        401,
      ]);
    }
  });
});
