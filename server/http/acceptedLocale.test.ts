import { api } from '@test/fixtures/api';
import { acceptedLocale } from './acceptedLocale';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['den', 'en'],
  ['fr-CH, de;q=0.8, en;q=0.7', 'de'],
  ['de;q=0.5, en-GB;q=0.9', 'en'],
  ['de, en', 'de'],
  ['en, de', 'en'],
  ['de;q=0', 'en'],
  ['de;q=x, en;q=0.1', 'en'],
  ['fr, *;q=0.1', 'en'],
  ['en;q=0, *', 'de'],
  ['*, en;q=0.000', 'de'],
  ['en;q=0.5, *', 'de'],
  ['de;q=0.5, *;q=0.1', 'de'],
  ['*;q=0', 'en'],
  ['en;q=0', 'de'],
  ['fr, en;q=0', 'de'],
  ['en;q=0, de;q=0', 'en'],
  ['en-GB;q=0, *', 'en'],
  ['de-AT;q=0, de, en;q=0.9', 'de'],
  ['de;q=0, de-AT, en;q=0.1', 'en'],
  ['de-AT;q=0.9, de;q=0.1, en;q=0.5', 'de'],
  ['en;q=0.899, de;q=0.9', 'de'],
  ['en;q=0.001 , de ; Q=0.002', 'de'],
  ['de;q=0.9999, en;q=0.1', 'en'],
  ['de;q=1.001, en;q=0.1', 'en'],
  ['de;q=-1, en;q=0.1', 'en'],
  ['de;q=, en;q=0.1', 'en'],
  ['de;q=1.000, en;q=0.999', 'de'],
  ['en;q=0.1, de;q=0.2, en;q=0.3', 'en'],
  ['de;q=0, en;q=0.1, de;q=0.2', 'de'],
  [' , ,de', 'de'],
])('Accept-Language: %s prefers %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});

test('the header is described for the lists that are sorted by language', async () => {
  type Description = { paths: Record<string, { get?: { parameters?: { name: string }[] } }> };
  const { paths } = (await api().get<Description>('/api/openapi.json')).body;
  const sorted = Object.entries(paths).flatMap(([path, { get }]) =>
    get?.parameters?.some(({ name }) => name === 'accept-language') ? [path] : [],
  );
  expect(sorted.sort()).toEqual([
    '/api/leaguetable/golfclub/{golfclubId}/entries',
    '/api/scheduledtrainings/{golfclubId}',
    '/api/scheduledtrainings/{golfclubId}/finished',
    '/api/scheduledtrainings/{golfclubId}/notfinished',
    '/api/scheduledtrainings/{golfclubId}/planned',
  ]);
});
