import { existsSync } from 'node:fs';
import path from 'node:path';
import { rights } from '@contract/rights';
import { at } from '@test/viewpoints/askedFor';
import { answers, type Expectation, plainly } from '@test/viewpoints/expectation';
import { expectations } from '@test/viewpoints/expectations';
import { makeViewpointContext, type ViewpointContext, type Viewpoint, viewpoints } from '@test/viewpoints/viewpoint';
import { api } from '@test/fixtures/api';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { forgetWrongCodes } from '@test/fixtures/helpers';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { listRoutes } from './app';

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
