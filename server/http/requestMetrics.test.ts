import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { overloaded } from '../db/databaseFailures';
import type { Family } from './exposition';
import { makeServer } from './makeServer';
import { watchProcess } from './processMetrics';
import { countRequests } from './requestMetrics';

function samplesOf(families: Family[], name: string) {
  return families.find((family) => family.name === name)?.samples ?? [];
}

async function started(handle: () => Promise<string>) {
  const app = makeServer({ logLevel: 'silent', trustProxy: false });
  const read = countRequests(app);
  app.get('/hole', handle);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, read, url: `${app.listeningOrigin}/hole` };
}

test('what the database could not take is counted as overload', async () => {
  const { app, read, url } = await started(() => Promise.reject(overloaded('Too much')));
  expect(samplesOf(read(), 'golfclub_refusals_total')).toContainEqual({ labels: { code: 'overloaded' }, value: 0 });
  for (const answer of [await fetch(url), await fetch(url)]) {
    expect(answer.status).toBe(503);
    await answer.text();
  }
  await app.close();
  expect(samplesOf(read(), 'golfclub_refusals_total')).toContainEqual({ labels: { code: 'overloaded' }, value: 2 });
  const labels = { route: '/hole', method: 'GET', status: '5xx' };
  expect(samplesOf(read(), 'golfclub_http_requests_total')).toEqual([{ labels, value: 2 }]);
});

test('a caller who goes away before the answer leaves nothing in flight', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<string>((resolve) => (answer = () => resolve('par')));
  const { app, read, url } = await started(() => answered);
  const asking = request(url).on('error', () => undefined);
  asking.end();
  const inFlight = () => samplesOf(read(), 'golfclub_http_requests_in_flight')[0]?.value;
  while (inFlight() !== 1) await pause(5);
  asking.destroy();
  while (inFlight() !== 0) await pause(5);
  const labels = { route: '/hole', method: 'GET', status: 'none' };
  expect(samplesOf(read(), 'golfclub_http_requests_total')).toEqual([{ labels, value: 1 }]);
  answer();
  await app.close();
  expect(inFlight()).toBe(0);
});

test('work that keeps everything else waiting shows as lag', async () => {
  const watched = watchProcess();
  const lag = () => samplesOf(watched.families(), 'golfclub_event_loop_lag_seconds');
  const above = () => {
    const [all = 0] = lag().flatMap(({ suffix, value }) => (suffix === '_count' ? [value] : []));
    const [short = 0] = lag().flatMap(({ labels, value }) => (labels?.['le'] === '0.25' ? [value] : []));
    return all - short;
  };
  const end = performance.now() + 500;
  while (performance.now() < end);
  await pause(50);
  expect(above()).toBeGreaterThanOrEqual(1);
  watched.stop();
});
