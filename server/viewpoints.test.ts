import { existsSync } from 'node:fs';
import path from 'node:path';
import { at } from '../test/viewpoints/askedFor';
import { plainly, answers, type Expectation } from '../test/viewpoints/expectation';
import { expectations } from '../test/viewpoints/expectations';
import { makeSurroundings, viewpoints, type Surroundings, type Viewpoint } from '../test/viewpoints/viewpoint';
import { api } from '../test/world/api';
import { listRoutes } from './app';

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
  const { path: asked, body, file } = await ask(surroundings, viewpoint);
  // A token of its own for each call: signing out ends the one it is sent with.
  const token = person && (await surroundings.world.signedIn(person));
  const type = file?.type ?? 'application/json';
  const sent = file?.bytes ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await api(token).raw({
    method: route.split(' ')[0] ?? '',
    path: asked,
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
