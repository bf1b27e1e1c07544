import { differences, MOST_DIFFERENCES } from './differences';

const cases: [
  what: string,
  before: unknown,
  after: unknown,
  found: [path: string, before: unknown, after: unknown][],
][] = [
  ['equal values', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  ['a changed field', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [['a.c', 2, 3]]],
  ['an added field', { a: {} }, { a: { b: null } }, [['a.b', undefined, null]]],
  ['a removed field', { a: { b: 0 } }, { a: {} }, [['a.b', 0, undefined]]],
  ['a longer list', { a: [1] }, { a: [1, 2] }, [['a[1]', undefined, 2]]],
  ['a list in the place of an object', { a: {} }, { a: [] }, [['a', {}, []]]],
  ['a value in the place of an object', { a: { b: 1 } }, { a: null }, [['a', { b: 1 }, null]]],
  ['keys that hold dots', { 'x({"a":1})': 1 }, { 'x({"a":1})': 2 }, [['["x({\\"a\\":1})"]', 1, 2]]],
  ['not a number twice', { a: NaN }, { a: NaN }, []],
];

test.each(cases)('%s', (_what, before, after, found) => {
  expect(differences(before, after)).toEqual(found.map(([path, one, other]) => ({ path, before: one, after: other })));
});

test('parts that both share are not looked at', () => {
  const shared = new Proxy({}, { ownKeys: () => { throw new Error('looked at'); } }); // prettier-ignore
  expect(differences({ shared, a: 1 }, { shared, a: 2 })).toEqual([{ path: 'a', before: 1, after: 2 }]);
});

test('no more are found than anybody reads, and however deep a value is, it is compared', () => {
  const many = (value: number) => Array.from({ length: 10_000 }, () => value);
  expect(differences(many(1), many(2))).toHaveLength(MOST_DIFFERENCES);
  const nested = (value: number) => JSON.parse(`${'['.repeat(5000)}${value}${']'.repeat(5000)}`) as unknown;
  expect(differences(nested(1), nested(2))).toHaveLength(1);
});
