import { rights } from '@contract/rights';
import { listRoutes } from '@server/app';
import { api } from '@test/fixtures/api';

interface Operation {
  summary: string;
  operationId: string;
  tags: string[];
  security: object[];
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content: Record<string, object> }>;
}

interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

async function described(): Promise<Description> {
  return (await api().get<Description>('/api/openapi.json')).body;
}

test('every route of the API is described with its right of way, its parameters and its refusals', async () => {
  const { paths, components } = await described();
  expect(Object.keys(components.schemas)).toEqual(['Problem']);
  const routes = listRoutes().filter(({ path }) => path.startsWith('/api/') && path !== '/api/docs');
  expect(routes.length).toBeGreaterThan(20);
  for (const { method, path, right, summary } of routes) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.summary).toBe(summary);
    expect(operation?.security).toEqual(rights[right] === 'anyone' ? [] : [{ bearer: [] }]);
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath.map(({ name }) => `:${name}`)).toEqual(path.match(/:\w+/g) ?? []);
    expect(operation?.responses['400']?.content).toHaveProperty(['application/problem+json']);
  }
});

test('a GET that changes something without a token is described with the header without which it does not', async () => {
  const { paths } = await described();
  const changing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters = [] }) =>
      parameters.some(({ name, in: parameterIn }) => name === 'x-requested-with' && parameterIn === 'header')
        ? [path]
        : [],
    ),
  );
  expect(changing).toEqual(['/api/golfclub/signup/member/approve/{golfclubId}/{username}/{code}']);
});

test('the header that says how long a list is belongs to the answers that have it', async () => {
  const { paths } = await described();
  const counting = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).some(({ responses }) => JSON.stringify(responses).includes('X-Total-Count')) ? [path] : [],
  );
  expect(counting.sort()).toEqual([
    '/api/challenges/trainingsessiontemplate',
    '/api/changes',
    '/api/golfclub/members',
    '/api/golfclub/members/ids',
    '/api/golfclub/{id}/members',
    '/api/scheduledtrainings/{golfclubId}',
    '/api/scheduledtrainings/{golfclubId}/finished',
    '/api/scheduledtrainings/{golfclubId}/notfinished',
    '/api/scheduledtrainings/{golfclubId}/planned',
  ]);
  expect(paths['/api/changes']?.['get']?.responses['200']).toHaveProperty(
    ['headers', 'X-Total-Count', 'schema', 'type'],
    'integer',
  );
});

test('nothing is described twice under one name', async () => {
  const { paths } = await described();
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
});

test('prices, which stand outside /api, are described under their noun', async () => {
  const { paths } = await described();
  const tagOf = (path: string, method: string) => paths[path]?.[method]?.tags;
  expect(tagOf('/sessionprices', 'get')).toEqual(['sessionprices']);
  expect(tagOf('/sessioninstantprice/sessionid/{id}', 'get')).toEqual(['sessioninstantprice']);
  expect(tagOf('/health', 'get')).toEqual(['server']);
  expect(tagOf('/api/challenges/trainingcategory', 'get')).toEqual(['trainingcategory']);
});

test('the page that shows the description needs nothing inline', async () => {
  const page = await api().get('/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(page.text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
});

test.each([
  ['breaks names which are wider than a phone', 'narrow.css', 'text/css', 'overflow-wrap: anywhere'],
  ['says that it fits a phone', 'viewport.js', 'javascript', 'width=device-width'],
])('the page has a file that %s', async (_what, name, type, content) => {
  const { text } = await api().get('/api/docs');
  const address = new RegExp(`(?:href|src)="([^"]*${name})"`).exec(text)?.[1] ?? '';
  const file = await api().get(new URL(address, 'http://server/api/docs').pathname);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
  expect(file.text).toContain(content);
});
