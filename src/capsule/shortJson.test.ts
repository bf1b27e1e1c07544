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

test('what is too long is cut', () => {
  expect(shortJson(['x'.repeat(100)], { most: 20 })).toBe(`["${'x'.repeat(18)} …`);
  expect(shortJson(undefined, { most: 20 })).toBe('undefined');
});
