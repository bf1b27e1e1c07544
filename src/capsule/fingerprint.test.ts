import fc from 'fast-check';
import { fingerprint } from './fingerprint';

describe('fingerprint', () => {
  const json = (value: unknown) => JSON.stringify(value);

  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, one]) => [key, turned(one)]),
    );
  };

  test('it is sixteen digits, the same today and tomorrow', () => {
    expect(fingerprint({ b: [1, 'x', null], a: true })).toBe('1f2adcf623a956e8');
    expect(fingerprint('')).toMatch(/^[0-9a-f]{16}$/);
  });

  test('what JSON tells alike has the same, in whatever order its keys are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(fingerprint(turned(value))).toBe(fingerprint(value));
        expect(fingerprint(JSON.parse(json(value)))).toBe(fingerprint(value));
      }),
      { seed: 2026 },
    );
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }));
    expect(fingerprint([NaN, Infinity, undefined, -0])).toBe(fingerprint([null, null, null, 0]));
    expect(fingerprint({ at: new Date(0) })).toBe(fingerprint({ at: '1970-01-01T00:00:00.000Z' }));
  });

  test('what JSON tells differently has another', () => {
    const sorted = (value: unknown) =>
      json(
        JSON.parse(json(value), (_key, one: unknown) =>
          Array.isArray(one) || typeof one !== 'object' || one === null
            ? one
            : Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))),
        ),
      );
    const small = fc.jsonValue({ maxDepth: 2 });
    fc.assert(
      fc.property(small, small, (one, other) => {
        expect(fingerprint(one) === fingerprint(other)).toBe(sorted(one) === sorted(other));
      }),
      { seed: 2026, numRuns: 2000 },
    );
    const alike = [
      {},
      [],
      '',
      null,
      0,
      false,
      [[]],
      [{}],
      [''],
      ['', ''],
      ['a,b'],
      ['a', 'b'],
      { a: '' },
      { a: null },
      '{}',
    ];
    expect(new Set(alike.map(fingerprint)).size).toBe(alike.length);
  });

  test('any change deep within changes it', () => {
    const state = (score: number) => ({ trainings: [{ id: 'a', players: [{ balls: [{ score }] }] }], page: 1 });
    expect(new Set(Array.from({ length: 1000 }, (_, score) => fingerprint(state(score)))).size).toBe(1000);
  });
});
