import { rights } from '@contract/rights';
import { expectations } from '@test/viewpoints/expectations';
import { makeViewpointContext, type ViewpointContext } from '@test/viewpoints/viewpoint';
import { api } from '@test/fixtures/api';
import { makeHelper } from '@test/fixtures/helpers';
import { listRoutes } from '@server/app';

const one = '/api/scheduledtrainings/:scheduledTrainingId';

/** What is opened to helpers, answered to the helper of another training of the club. */
const opened: Record<string, number> = {
  'GET /api/scheduledtrainings/one/:scheduledTrainingId': 404,
  [`PUT ${one}/playerdata/edit/:playerDataId`]: 404,
  [`PUT ${one}/playerdata/:playerDataId/ball/add`]: 404,
  [`PUT ${one}/playerdata/:playerDataId/balls/add`]: 404,
  'GET /api/live/:golfclubId': 200,
  'POST /api/helper/signout': 200,
};

/** What nobody need be signed in for, a helper may do as anybody. */
const forAnyone = new Set(
  listRoutes()
    .filter(({ right }) => rights[right] === 'anyone')
    .map(({ method, path }) => `${method} ${path}`),
);

let context: ViewpointContext;
beforeAll(async () => {
  context = await makeViewpointContext();
});

test('six routes are opened to helpers', () => {
  const right = (route: string) => listRoutes().find(({ method, path }) => `${method} ${path}` === route)?.right;
  const helpers = listRoutes().filter((route) => {
    const entitled = rights[route.right];
    return entitled !== 'anyone' && (entitled as readonly string[]).includes('HELPER');
  });
  expect(helpers.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(opened).sort());
  expect(right('POST /api/auth/signout')).toBe('session.signOut');
});

test.each(expectations.filter(({ route }) => !forAnyone.has(route)))(
  '$route is refused to the helper of another training, unless it is opened to helpers',
  async ({ route, makeCall }) => {
    const { fixtures, club, template, people } = context;
    const pro = people.get('pro');
    if (!pro) throw new Error('there is no pro');
    const { path, body, file } = await makeCall(context, 'pro');
    const { token } = await makeHelper(pro, await fixtures.training({ club, template, status: 'STARTED' }));
    const sent = file?.bytes ?? (body === undefined ? undefined : JSON.stringify(body));
    const headers = sent === undefined ? {} : { 'content-type': file?.type ?? 'application/json' };
    const call = { method: route.split(' ')[0] ?? '', path, headers, ...(sent === undefined ? {} : { body: sent }) };
    const { status, code } = await api(token).raw(call);
    expect([status, code]).toEqual(
      opened[route] === undefined
        ? [403, 'not-permitted']
        : [opened[route], opened[route] === 404 ? 'not-found' : undefined],
    );
  },
);

test('the helper of a training of another club is refused everything of this one', async () => {
  const { fixtures, club, template, people } = context;
  const elsewhere = await fixtures.club();
  const pro = people.get('pro of another club');
  if (!pro) throw new Error('there is no pro');
  const there = await fixtures.training({ club: elsewhere, template, status: 'STARTED' });
  const { token } = await makeHelper(pro, there);
  const sessions = [{ players: [await fixtures.member({ club })], status: 'EDIT' }] as const;
  const here = await fixtures.training({ club, template, status: 'STARTED', sessions });
  const playerdata = `/api/scheduledtrainings/${here.id}/playerdata`;
  const answers = [
    await api(token).get(`/api/scheduledtrainings/one/${here.id}`),
    await api(token).put(`${playerdata}/${here.sessionIds[0] ?? ''}/ball/add`, { index: 0, points: 3 }),
    await api(token).put(`${playerdata}/edit/${here.sessionIds[0] ?? ''}`),
    await api(token).get(`/api/live/${club.id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await api(token).get(`/api/scheduledtrainings/one/${there.id}`)).status).toBe(200);
});
