import { existsSync } from 'node:fs';
import path from 'node:path';
import { rights } from '@contract/rights';
import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';
import { makeBareDatabase } from '@test/ownDatabase';
import { at } from '@test/viewpoints/askedFor';
import { answers, type Expectation, plainly } from '@test/viewpoints/expectation';
import { expectations } from '@test/viewpoints/expectations';
import { makeSurroundings, type Surroundings, type Viewpoint, viewpoints } from '@test/viewpoints/viewpoint';
import { api } from '@test/world/api';
import { makeDisplayLink } from '@test/world/displayLinks';
import { makeWorld } from '@test/world/makeWorld';
import { listRoutes } from './app';
import { connect } from './db/database';
import { migrate } from './db/migrate';
import { hasMembers, makeFirstAdmin } from './firstAdmin';

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

  test('the first start prints a password that signs the admin in, a later start makes nobody', async () => {
    const first = await own.start({ ADMIN_EMAIL });
    const password = /shown only once: (\w{26})\n/.exec(first.output())?.[1] ?? '';
    expect((await signIn(first.url, password)).status).toBe(200);
    await first.stop();

    const second = await own.start({ ADMIN_EMAIL: 'other@club.example' });
    await second.stop();
    expect(second.output()).not.toContain('password');
  });

  test('an empty server without ADMIN_EMAIL starts and says that nobody can sign in', async () => {
    const server = await own.start();
    await server.stop();
    expect(server.output()).toContain('Nobody can sign in yet: set ADMIN_EMAIL');
  });

  test('servers that start at once on one database make one admin', async () => {
    const database = await makeBareDatabase();
    await migrate(database.config);
    const { db, close } = connect(database.config);
    expect(await hasMembers(db)).toBe(false);
    const made = await Promise.all(Array.from({ length: 4 }, () => makeFirstAdmin(db, ADMIN_EMAIL)));
    expect(made.filter((admin) => admin !== null)).toHaveLength(1);
    expect(await db.selectFrom('members').select(['email', 'roles']).execute()).toEqual([
      { email: ADMIN_EMAIL, roles: ['ADMIN', 'APPROVED', 'PLAYER'] },
    ]);
    await close();
    await database.remove();
  });
});

describe('viewpoints', () => {
  const page = existsSync(path.join(__dirname, '../dist/web/index.html')) ? 200 : 503;

  const ofThePage = [page, page, page, page, page, page] as const;

  const all: Expectation[] = [
    ...expectations,
    plainly('GET /', ofThePage),
    plainly('GET /display', ofThePage),
    answers('GET /public/*', at('/public/login'), ofThePage),
    answers('GET /private/*', at('/private/leaguetable'), ofThePage),
  ];

  let surroundings: Surroundings;

  beforeAll(async () => {
    surroundings = await makeSurroundings();
  });

  async function statusFor({ route, ask }: Expectation, viewpoint: Viewpoint): Promise<number> {
    const person = surroundings.people.get(viewpoint);
    const { path: requested, body, file } = await ask(surroundings, viewpoint);
    // A token of its own for each call: signing out ends the one it is sent with.
    const token = person && (await surroundings.world.signedIn(person));
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
    const routes = listRoutes().map(({ method, path: place }) => `${method} ${place}`);
    expect([...new Set(all.map(({ route }) => route))].sort()).toEqual(routes.sort());
  });

  test.each(all)('$route answers every point of view as the table of rights says', async (expectation) => {
    const answered: Record<string, number> = {};
    for (const viewpoint of viewpoints) answered[viewpoint] = await statusFor(expectation, viewpoint);
    const expected = viewpoints.map((viewpoint, column) => [viewpoint, expectation.statuses[column]]);
    expect(answered).toEqual(Object.fromEntries(expected));
  });
});

describe('display reach', () => {
  const nothing = '01890000-0000-7000-8000-000000000000';

  /** Its answer is as long as the server's description, and the same for everybody. */
  const heavy = ['/api/openapi.json', '/api/docs'];

  test('a display link opens the display and nothing else', async () => {
    const world = await makeWorld();
    const club = await world.club();
    const { headers } = await makeDisplayLink({ club });
    const routes = listRoutes().filter(({ right, path }) => right !== 'display.show' && !heavy.includes(path));
    const closed = routes.filter(({ right }) => rights[right] !== 'anyone');
    expect(closed.length).toBeGreaterThan(50);
    for (const { method, path } of routes) {
      const place = path
        .replace(/:(golfclubId|id)\b/, club.id)
        .replaceAll(/:\w+/g, nothing)
        .replace('*', 'nothing');
      const carrying = await api().raw({ method, path: place, headers });
      const bare = await api().raw({ method, path: place });
      expect([method, path, carrying.status]).toEqual([method, path, bare.status]);
    }
    for (const { method, path } of closed) {
      const place = path.replace(/:(golfclubId|id)\b/, club.id).replaceAll(/:\w+/g, nothing);
      expect([method, path, (await api().raw({ method, path: place, headers })).status]).toEqual([method, path, 401]);
    }
  });
});
