import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { rights } from '@contract/rights';
import { closed } from '@contract/shapes';
import { listRoutes } from '@server/app';
import { overloaded } from '@server/db/databaseFailures';
import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { collectDescription } from './describeApi';
import { makeServer } from './makeServer';
import { watchProcess } from './processMetrics';
import { readBodies } from './readBody';
import { registerRoute } from './registerRoute';
import { countRequests } from './requestMetrics';
import { route } from './route';
import { refuseUnknownRoutes } from './unknownRoutes';

describe('description', () => {
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

  test('a GET that changes something is described with the header without which it does not', async () => {
    const { paths } = await described();
    const changing = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ parameters = [] }) =>
        parameters.some(({ name, in: parameterIn }) => name === 'x-requested-with' && parameterIn === 'header')
          ? [path]
          : [],
      ),
    );
    expect(changing.sort()).toEqual([
      '/api/challenges/trainingsessiontemplate/archive/{id}',
      '/api/golfclub/signup/member/approve/{golfclubId}/{username}/{code}',
    ]);
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
});

describe('request metrics', () => {
  async function samplesOf(registry: Registry, name: string) {
    const { values = [] } = (await registry.getSingleMetric(name)?.get()) ?? {};
    return values.map(({ labels, value }) => ({ labels, value }));
  }

  async function started(handle: () => Promise<string>) {
    const app = makeServer({ logLevel: 'silent', trustProxy: false });
    const registry = new Registry();
    countRequests(app, registry);
    app.get('/hole', handle);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return { app, registry, url: `${app.listeningOrigin}/hole` };
  }

  test('what the database could not take is counted as overload', async () => {
    const { app, registry, url } = await started(() => Promise.reject(overloaded('Too much')));
    expect(await samplesOf(registry, 'golfclub_refusals_total')).toContainEqual({
      labels: { code: 'overloaded' },
      value: 0,
    });
    for (const answer of [await fetch(url), await fetch(url)]) {
      expect(answer.status).toBe(503);
      await answer.text();
    }
    await app.close();
    expect(await samplesOf(registry, 'golfclub_refusals_total')).toContainEqual({
      labels: { code: 'overloaded' },
      value: 2,
    });
    const labels = { route: '/hole', method: 'GET', status: '5xx' };
    expect(await samplesOf(registry, 'golfclub_http_requests_total')).toEqual([{ labels, value: 2 }]);
  });

  test('a caller who goes away before the answer leaves nothing in flight', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<string>((resolve) => (answer = () => resolve('par')));
    const { app, registry, url } = await started(() => answered);
    const pending = request(url).on('error', () => undefined);
    pending.end();
    const inFlight = async () => (await samplesOf(registry, 'golfclub_http_requests_in_flight'))[0]?.value;
    while ((await inFlight()) !== 1) await pause(5);
    pending.destroy();
    while ((await inFlight()) !== 0) await pause(5);
    const labels = { route: '/hole', method: 'GET', status: 'none' };
    expect(await samplesOf(registry, 'golfclub_http_requests_total')).toEqual([{ labels, value: 1 }]);
    answer();
    await app.close();
    expect(await inFlight()).toBe(0);
  });

  test('work that keeps everything else waiting shows as lag', async () => {
    const registry = new Registry();
    const stop = watchProcess(registry);
    const above = async () => {
      const [, ...lines] = (await registry.getSingleMetricAsString('golfclub_event_loop_lag_seconds')).split('\n');
      const valueOf = (end: string) =>
        Number(
          lines
            .find((line) => line.includes(end))
            ?.split(' ')
            .at(-1),
        );
      return valueOf('_count') - valueOf('le="0.25"');
    };
    const end = performance.now() + 500;
    while (performance.now() < end);
    await pause(50);
    expect(await above()).toBeGreaterThanOrEqual(1);
    stop();
  });
});

describe('unexpected', () => {
  const Answer = Type.Object({ par: Type.Integer() }, closed);

  function serverWith(handle: () => Promise<{ par: number }>): Promise<FastifyInstance> {
    return started((app) =>
      registerRoute(
        app,
        route({ method: 'POST', path: '/hole', right: 'app.open', summary: 'A hole', answer: Answer, handle }),
      ),
    );
  }

  async function started(register: (app: FastifyInstance) => void): Promise<FastifyInstance> {
    const app = makeServer({ logLevel: 'silent', trustProxy: false });
    refuseUnknownRoutes(app);
    readBodies(app);
    await collectDescription(app);
    register(app);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  }

  async function answerFrom(app: FastifyInstance): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${app.listeningOrigin}/hole`, { method: 'POST' });
    const text = await answer.text();
    await app.close();
    return { status: answer.status, text };
  }

  test.each([
    ['an error nobody expected', () => Promise.reject(new Error('password of the database: birdie'))],
    ['an answer with a field too many', () => Promise.resolve({ par: 4, secret: 'birdie' })],
    ['an answer with a wrong value', () => Promise.resolve({ par: 4.5, secret: 'birdie' })],
  ])('%s is answered without any detail', async (_what, handle) => {
    const { status, text } = await answerFrom(await serverWith(handle));
    expect(status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ status: 500, code: 'internal-error' });
    expect(text).not.toMatch(/birdie|secret|par/);
  });

  test('a server with a route that names no right does not start', async () => {
    await expect(started((app) => void app.get('/hole', async () => ({ par: 4 })))).rejects.toThrow(
      'Routes without a right: /hole',
    );
  });

  test('a body that breaks off leaves the server answering', async () => {
    const app = await serverWith(() => Promise.resolve({ par: 4 }));
    const controller = new AbortController();
    const endless = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"par":')),
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, signal: controller.signal };
    const broken = fetch(`${app.listeningOrigin}/hole`, { ...init, body: endless, duplex: 'half' });
    setTimeout(() => controller.abort(), 50);
    await expect(broken).rejects.toThrow();
    expect(await answerFrom(app)).toEqual({ status: 200, text: '{"par":4}' });
  });
});

describe('compress answers', () => {
  async function clubOfMany() {
    const { club, client, player } = await proOfNewClub();
    for (let member = 0; member < 5; member += 1) await player();
    return { path: `/api/golfclub/${club.id}/members`, as: client };
  }

  const encodingOf = ({ headers }: { headers: Headers }) => headers.get('content-encoding');

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['nonsense;q=x', null],
  ])('a list for whoever takes %s comes as %s, and says the same', async (accepted, encoding) => {
    const { path, as } = await clubOfMany();
    const [plain, sent] = [
      await as.get<object[]>(path, { 'accept-encoding': 'identity' }),
      await as.get<object[]>(path, { 'accept-encoding': accepted }),
    ];
    expect([sent.status, encodingOf(sent)]).toEqual([200, encoding]);
    expect(sent.body).toEqual(plain.body);
    expect(sent.headers.get('vary')).toBe(encoding === null ? null : 'accept-encoding');
  });

  test('an answer is known by the same name however it was sent', async () => {
    const { path, as } = await clubOfMany();
    const sent = await as.get(path, { 'accept-encoding': 'gzip' });
    const known = { 'if-none-match': sent.headers.get('etag') ?? '' };
    for (const accepted of ['identity', 'gzip', 'br']) {
      const again = await as.get(path, { ...known, 'accept-encoding': accepted });
      expect([again.status, again.text, encodingOf(again)]).toEqual([304, '', null]);
    }
  });

  test('what is short is sent as it is', async () => {
    expect(encodingOf(await api().get('/health', { 'accept-encoding': 'gzip' }))).toBeNull();
  });
});
