import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { overloaded } from '@server/db/databaseFailures';
import { makeServer } from './makeServer';
import { watchProcess } from './processMetrics';
import { countRequests } from './requestMetrics';

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
