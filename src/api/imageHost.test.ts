import { configureStore } from '@reduxjs/toolkit';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionSlice } from '@/session/sessionSlice';
import { storeToken } from '@/session/token';
import type { BrowserSettings } from '@contract/browserSettings';
import type { TrainingStatus } from '@contract/lists';
import type { ScheduledTraining } from '@contract/training';
import { serviceUrl, browserSettings, hasOwnImageHost, imageAddress } from './address';
import { api } from './api';
import { pathOf } from './call';
import { imageApi } from './image';
import { newerTraining, newerTrainings, type TrainingList, withoutTraining, withTraining } from './newerTraining';
import { send } from './send';
import { trainingQueries } from './training';

describe('image host', () => {
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
    expect([address, request?.headers]).toMatchObject([
      '/image/list/v1/tip.json',
      { Authorization: 'Bearer the-token' },
    ]);
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
});

describe('newer training', () => {
  /** A training as far as these functions look at it. */
  function training(id: string, second: number, status: TrainingStatus = 'STARTED'): ScheduledTraining {
    return {
      id,
      golfclubId: 'club',
      name: { en: id },
      type: 'REGULAR',
      teamMode: false,
      status,
      plannedDate: '2026-05-14',
      version: 1,
      startDate: null,
      finishDate: null,
      updated_at: `2026-05-14T09:30:0${second}.000Z`,
      session_template_name: { en: id },
      session_price: null,
      user: { name: 'Jana', surname: 'Möller' },
      template: {
        id: 'template',
        type: 'REGULAR',
        name: { en: id },
        description: {},
        moreInformationLink: {},
        image: null,
        category: null,
        trainingHandicapDifferenceToPointsMapping: null,
        teamMode: false,
        instructions: [],
        hints: [],
        balls: [],
        scoreHandicapMap: [],
        numberofballs: 0,
        mapping: [],
      },
      trainingSessions: [],
    };
  }

  const list = (...trainings: ScheduledTraining[]) => ({ trainings, totalCount: trainings.length });

  test('an answer that was overtaken by a newer one does not replace it', () => {
    expect(newerTraining(training('a', 5), training('a', 4)).updated_at).toContain(':05.');
    expect(newerTraining(training('a', 5), training('a', 6)).updated_at).toContain(':06.');
    expect(newerTraining(undefined, training('a', 1)).updated_at).toContain(':01.');
  });

  test('a list that is read again keeps a training that has changed since', () => {
    const merged = newerTrainings(
      list(training('a', 5), training('gone', 9)),
      list(training('a', 4), training('b', 4)),
    );
    expect(merged.trainings.map(({ id, updated_at }) => [id, updated_at.slice(17, 19)])).toEqual([
      ['a', '05'],
      ['b', '04'],
    ]);
  });

  const leaving: [TrainingList, TrainingStatus, boolean][] = [
    ['all', 'FINISHED', true],
    ['planned', 'PLANNED', true],
    ['planned', 'STARTED', false],
    ['notfinished', 'STARTED', true],
    ['notfinished', 'FINISHED', false],
    ['finished', 'FINISHED', true],
    ['finished', 'STARTED', false],
  ];

  test.each(leaving)('in the list "%s" a training that became %s stays: %s', (name, status, stays) => {
    const changed = withTraining(list(training('a', 1), training('b', 1)), name, training('a', 2, status));
    expect(changed.totalCount).toBe(stays ? 2 : 1);
    expect(changed.trainings.some(({ id }) => id === 'a')).toBe(stays);
  });

  test('a training that a list does not hold is not put into it', () => {
    const current = list(training('a', 1));
    expect(withTraining(current, 'all', training('b', 2))).toBe(current);
    expect(withoutTraining(current, 'b')).toEqual(current);
  });
});

describe('call', () => {
  const store = () =>
    configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (standard) => standard().concat(api.middleware),
    });

  test.each([null, undefined])(
    'a call without a value for a parameter (%s) is not sent and says which',
    async (missing) => {
      const unknown = missing as unknown as string;
      const query = trainingQueries.endpoints.getTraining.initiate({ scheduledTrainingId: unknown });
      const { error } = await store().dispatch(query);
      expect(error).toEqual({
        status: 'MISSING_PARAMETER',
        error: 'Required parameter scheduledTrainingId was null or undefined when calling readTraining.',
      });
    },
  );

  test('a list in the query becomes a parameter for each of its items', () => {
    const where = ['surname contains mö', 'handicap >= 18.4'];
    const call = { call: 'find', path: '/api/golfclub/members', query: { where, page: 0 } };
    expect(pathOf(call)).toBe('/api/golfclub/members?where=surname+contains+m%C3%B6&where=handicap+%3E%3D+18.4&page=0');
  });

  test('parameters are encoded, and empty or missing parts of the query are left out', () => {
    const call = {
      call: 'find',
      path: '/api/golfclub/{id}/members',
      parameters: { id: 'a/b?c' },
      query: { q: 'Möller & Söhne', page: 0, sort: undefined, filter: '' },
    };
    expect(pathOf(call)).toBe('/api/golfclub/a%2Fb%3Fc/members?q=M%C3%B6ller+%26+S%C3%B6hne&page=0');
  });

  const settings = {
    authentication: 'https://auth.example',
    golfclub: 'https://club.example/',
    challenges: 'https://challenges.example',
    base: '',
    images: '',
    contactEmail: '',
    stateExport: 'off' as const,
    reportUrl: '',
    sendsMail: false,
    privacyUrl: '',
    imprintUrl: '',
  };

  const addresses = [
    ['/api/auth/signin', 'https://auth.example/api/auth/signin'],
    ['/api/golfclub', 'https://club.example/api/golfclub'],
    ['/api/challenges/trainingcategory', 'https://challenges.example/api/challenges/trainingcategory'],
    ['/api/leaguetable/golfclub/1', 'https://challenges.example/api/leaguetable/golfclub/1'],
    [
      '/api/trainingsessionhandicapdifferencetopointsmapping',
      'https://challenges.example/api/trainingsessionhandicapdifferencetopointsmapping',
    ],
    ['/api/scheduledtrainings/1', '/api/scheduledtrainings/1'],
    ['/api/golfclubs', '/api/golfclubs'],
  ];

  test.each(addresses)('%s goes to %s', (path, address) => {
    expect(serviceUrl(path, settings)).toBe(address);
  });
});
