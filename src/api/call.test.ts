import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configureStore } from '@reduxjs/toolkit';
import { serviceUrl } from './address';
import { api } from './api';
import { pathOf } from './call';
import { trainingQueries } from './training';

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
  base: 'https://base.example',
  images: 'https://images.example',
  contactEmail: '',
  stateExport: 'off' as const,
  reportUrl: '',
  publicUrl: '',
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
  ['/api/scheduledtrainings/1', 'https://base.example/api/scheduledtrainings/1'],
  ['/api/golfclubs', 'https://base.example/api/golfclubs'],
  ['/api/golfclubs?page=0', 'https://base.example/api/golfclubs?page=0'],
];

/** Every path that an endpoint of the client calls, as its source has it. */
const calledPaths = new Set(
  readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap(
      (file) => readFileSync(path.join(__dirname, file), 'utf8').match(/(?<=['`])\/(?:api|image)\/[\w/{}.-]+/g) ?? [],
    ),
);

/** Specification §7: the service by the first segment after `/api`. */
const byFirstSegment = new Map([
  ['auth', settings.authentication],
  ['golfclub', 'https://club.example'],
  ['challenges', settings.challenges],
  ['leaguetable', settings.challenges],
  ['trainingsessionhandicapdifferencetopointsmapping', settings.challenges],
]);

test('every call of the client goes to the service of its prefix, with and without a query', () => {
  expect(calledPaths.size).toBeGreaterThan(60);
  for (const called of calledPaths) {
    const [, first = '', second = ''] = called.split('/');
    const service = first === 'image' ? settings.images : (byFirstSegment.get(second) ?? settings.base);
    expect(serviceUrl(called, settings)).toBe(service + called);
    expect(serviceUrl(`${called}?members=none&page=0`, settings)).toBe(`${service}${called}?members=none&page=0`);
  }
});

test.each(addresses)('%s goes to %s', (called, address) => {
  expect(serviceUrl(called, settings)).toBe(address);
});
