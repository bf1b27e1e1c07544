import { shortJson } from './shortJson';

const values: unknown[] = [
  null,
  'a "b"\n',
  -1.5,
  true,
  [],
  {},
  [1, [2, 'x'], {}],
  { a: { b: [null, { c: 'ü' }] }, 'd e': [] },
];
test.each(values)('%j is shown as JSON, on one line or on many', (value) => {
  expect(shortJson(value, { most: 1000 })).toBe(JSON.stringify(value));
  expect(shortJson(value, { most: 1000, indented: true })).toBe(JSON.stringify(value, null, 2));
});

test('what is too long ends early, and no more of it is looked at', () => {
  let asked = 0;
  const huge = Array.from({ length: 100_000 }, () => ({
    get text() {
      asked += 1;
      return 'x'.repeat(100);
    },
  }));
  const shown = shortJson(huge, { most: 500 });
  expect(shown).toHaveLength(502);
  expect(shown).toMatch(/^\[\{"text":"x+"\},.* …$/s);
  expect(asked).toBeLessThan(10);
  expect(shortJson('y'.repeat(1_000_000), { most: 20 })).toHaveLength(22);
});

test('what is nested too deep is cut', () => {
  const nested = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown;
  expect(shortJson(nested, { most: 100_000 })).toBe(`${'['.repeat(51)}…${']'.repeat(51)}`);
});
