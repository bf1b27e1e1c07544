import { configureStore } from '@reduxjs/toolkit';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionSlice } from '@/session/sessionSlice';
import { storeToken } from '@/session/token';
import type { BrowserSettings } from '@contract/browserSettings';
import { browserSettings, hasOwnImageHost, imageAddress } from './address';
import { api } from './api';
import { imageApi } from './image';
import { send } from './send';

const resource = (public_id: string, created_at: string) => ({ public_id, created_at });

const listed = [resource('older', '2026-01-01T10:00:00Z'), resource('newer', '2026-05-01T10:00:00Z')];

/** Starts a host of somebody else that answers every request with a list of images and keeps what it was sent. */
async function startHost() {
  const requests: IncomingMessage[] = [];
  const host = createServer((request, response) => {
    requests.push(request);
    response.setHeader('Content-Type', 'application/json').setHeader('Access-Control-Allow-Origin', '*');
    response.end(JSON.stringify({ resources: listed, updated_at: '2026-05-01T10:00:00Z' }));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  return { url, requests, stop: () => new Promise((resolve) => host.close(resolve)) };
}

const element = () => document.getElementById('settings');

const written = browserSettings();

function write(settings: Partial<BrowserSettings>): void {
  const container = element();
  if (container) container.textContent = JSON.stringify({ ...written, ...settings });
}

let host: Awaited<ReturnType<typeof startHost>>;

beforeEach(async () => {
  host = await startHost();
});

afterEach(async () => {
  write({});
  await host.stop();
});

const list = {
  call: 'listImages',
  path: '/image/list/{version}/{tag}.json',
  parameters: { version: 'v1', tag: 'tip' },
};

test('the token is not sent to an image host elsewhere', async () => {
  write({ images: host.url });
  expect(await send(list, 'the-token')).toHaveProperty('answer');
  expect(host.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/image/list/v1/tip.json', undefined],
  ]);
});

test('the own image host is sent the token, as every service of the product is', async () => {
  write({ images: host.url, base: host.url });
  await send(list, 'the-token');
  await send({ call: 'anything', path: '/api/sessionprices' }, 'the-token');
  expect(host.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer the-token', 'Bearer the-token']);
});

test('where only the base address is set, this server has the images and is sent the token', async () => {
  write({ images: '', base: host.url });
  expect(hasOwnImageHost()).toBe(true);
  const server = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ resources: [] }));
  await send(list, 'the-token');
  const [[address, request] = []] = server.mock.calls;
  server.mockRestore();
  expect([address, request?.headers]).toMatchObject(['/image/list/v1/tip.json', { Authorization: 'Bearer the-token' }]);
});

test('another service elsewhere is sent the token: only images may be somebody else’s', async () => {
  write({ images: 'http://127.0.0.1:9', challenges: host.url });
  await send({ call: 'anything', path: '/api/challenges/trainingcategory' }, 'the-token');
  expect(host.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer the-token']);
});

test('the images of a tag are asked for with a version of this second, and come the newest first', async () => {
  write({ images: host.url });
  storeToken('the-token', {
    id: '1',
    golfclubId: '2',
    email: '',
    name: 'Jana',
    surname: 'Möller',
    roles: ['ADMIN'],
    bookable: false,
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionSlice.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const before = Math.floor(Date.now() / 1000);
  const images = await store.dispatch(imageApi.endpoints.getImages.initiate({ tag: 'tip' })).unwrap();
  expect(images.map(({ public_id }) => public_id)).toEqual(['newer', 'older']);
  const [, version] = /^\/image\/list\/v(\d+)\/tip\.json$/.exec(host.requests[0]?.url ?? '') ?? [];
  expect(Number(version)).toBeGreaterThanOrEqual(before);
  expect(Number(version)).toBeLessThanOrEqual(Math.floor(Date.now() / 1000));
});

test('a picture is asked for in automatic quality and format, scaled to its width, its public id encoded', () => {
  write({ images: 'https://images.example.org/' });
  expect(imageAddress('tips/putt übung?', 240)).toBe(
    'https://images.example.org/image/upload/q_auto,f_auto,w_240,c_scale/tips/putt%20%C3%BCbung%3F',
  );
  expect(hasOwnImageHost()).toBe(false);
  write({ images: '', base: '' });
  expect(imageAddress('bunker', 80)).toBe('/image/upload/q_auto,f_auto,w_80,c_scale/bunker');
  expect(hasOwnImageHost()).toBe(true);
});
