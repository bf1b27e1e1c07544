import fc from 'fast-check';
import { someMaskRules } from '@test/browser/someMaskRules';
import { makeMasking, type FieldRule, type MaskRules } from './makeMasking';

function masked(value: unknown, fields: MaskRules['fields'], more: Partial<MaskRules> = {}): unknown {
  const masking = makeMasking({ ...someMaskRules(fields), ...more });
  masking.collect(value);
  return masking.mask(value);
}

test('a field without a rule is masked word by word, numbers and flags stay', () => {
  const value = { nickname: 'Anni the Great', nested: [{ deep: 'Anni' }], count: 3, isThere: true, none: null };
  const result = masked(value, {}) as typeof value;
  expect(result).toMatchObject({ count: 3, isThere: true, none: null });
  expect(result.nickname).toMatch(/^A[a-z]{4} t[a-z]{4} G[a-z]{4}$/);
  expect(result.nested[0]?.deep).toBe(result.nickname.split(' ')[0]);
});

test('a readable field stays, also in a list, a secret is left out', () => {
  const value = { status: 'OPEN', list: ['a', 'b'], secret: 'x', secrets: ['x'] };
  const rules = { status: 'readable', list: 'readable', secret: 'secret', secrets: 'secret' } as const;
  expect(masked(value, rules)).toStrictEqual({ status: 'OPEN', list: ['a', 'b'], secrets: [null] });
  expect(masked({ secret: 7 }, rules)).toEqual({ secret: 7 });
});

test('a date stays a date, and what is none is masked', () => {
  const dates = ['2026-10-01', '2026-10', '2026-10-01T10:00:00.000Z', '01.10.1980'];
  expect(masked({ dates }, { dates: 'date' })).toEqual({
    dates: [...dates.slice(0, 3), expect.not.stringContaining('1980')],
  });
});

test('a text that is harmless by its form stays where no rule names the field', () => {
  const value = { unknown: 'id-7', q: 'id-7' };
  const result = masked(value, { q: 'words' }, { isHarmless: (text) => text.startsWith('id-') });
  expect(result).toMatchObject({ unknown: 'id-7', q: expect.stringMatching(/^i\w+-7\w+$/) as unknown });
});

test('nothing, null and empty texts stay what they are', () => {
  const value = { a: undefined, b: null, c: '' };
  expect(masked(value, { a: 'name', b: 'email', c: 'phone' })).toStrictEqual(value);
});

test('the same text of the same kind has the same stand-in everywhere, of another kind another', () => {
  const value = { one: 'Anna', other: ['Bo', 'Anna'], surname: 'Anna' };
  const result = masked(value, { one: 'name', other: 'name', surname: 'surname' }) as typeof value;
  expect(result.one).toBe(result.other[1]);
  expect(result.one).not.toBe(result.other[0]);
});

test('what is shared stays shared', () => {
  const masking = makeMasking(someMaskRules({ name: 'name' }));
  const person = { name: 'Anna' };
  const [before, after] = [[person], [person, { name: 'Bo' }]];
  for (const state of [before, after]) masking.collect(state);
  const [one, other] = [masking.mask(before), masking.mask(after)] as unknown[][];
  expect(one?.[0]).toBe(other?.[0]);
  expect(masking.mask(before)).toBe(one);
});

test('people who are the keys of a value are masked there as well, and their values as the field that holds them', () => {
  const value = { people: ['anna.m', 'bo.k'], results: { 'anna.m': '2026-10-01', 'bo.k': 'soon' } };
  const result = masked(value, { people: 'username', results: 'date' }) as typeof value;
  expect(result.results).toEqual({
    [result.people[0] ?? '']: '2026-10-01',
    [result.people[1] ?? '']: expect.stringMatching(/^s(?!oon)/),
  });
});

test('a rule may depend on what stands beside the text, and look into it', () => {
  const name: FieldRule = (text, { owner, as }) => as(text, 'surname' in owner ? 'name' : 'text');
  const filter: FieldRule = (text, { as }) =>
    JSON.stringify({ q: as((JSON.parse(String(text)) as { q: string }).q, 'name') });
  const value = { person: { name: 'Anna', surname: 'Beck' }, club: { name: 'Cup of Anna' }, filter: '{"q":"Anna"}' };
  const result = masked(value, { name, surname: 'surname', filter }) as typeof value;
  expect(result.club.name).toBe(`Cup of ${result.person.name}`);
  expect(result.filter).toBe(JSON.stringify({ q: result.person.name }));
  expect(masked({ filter: '{"Anna' }, { filter })).toEqual({
    filter: expect.stringMatching(/^\{"A(?!nna)\w+$/) as unknown,
  });
});

test('keys of the cache are masked as the arguments that they hold', () => {
  const cacheKey: MaskRules['cacheKey'] = (text) => {
    const [, argument] = /^find\((.*)\)$/.exec(text) ?? [];
    return argument === undefined
      ? null
      : { argument: JSON.parse(argument), withArgument: (one) => `find(${JSON.stringify(one)})` };
  };
  const value = { queries: { 'find({"q":"Anna"})': { name: 'Anna' } }, last: ['find({"q":"Anna"})'] };
  const { queries, last } = masked(value, { name: 'name', q: 'words' }, { cacheKey }) as typeof value;
  const [[key, found] = ['', { name: '' }]] = Object.entries(queries);
  expect(key).toBe(`find({"q":"${found.name}"})`);
  expect(last).toEqual([key]);
});

const rules: FieldRule[] = [
  'masked',
  'text',
  'date',
  'secret',
  'name',
  'surname',
  'fullName',
  'username',
  'email',
  'phone',
  'birthday',
  'words',
];
const canary = 'Zyxwvut';
const anything = fc.anything({
  key: fc.constantFrom('a', 'b', '__proto__', `${canary} x`),
  values: [fc.constantFrom(canary, `${canary} x`, ''), fc.integer(), fc.constant(null), fc.boolean(), fc.double()],
  withDate: true,
  withMap: true,
  withTypedArray: true,
  withNullPrototype: true,
});

test('whatever a server answers, masking does not fail, and no name is left in it', () => {
  fc.assert(
    fc.property(anything, fc.constantFrom(...rules), fc.constantFrom(...rules), (value, a, b) => {
      const masking = makeMasking(someMaskRules({ a, b, surname: 'surname' }));
      masking.collect({ surname: canary });
      masking.collect(value);
      const text = JSON.stringify(masking.mask(value)) as string | undefined;
      expect(text ?? '').not.toContain(canary);
    }),
    { seed: 2026, numRuns: 1000 },
  );
});

test('what was not collected has a neutral text', () => {
  const { mask, collect } = makeMasking(someMaskRules({ name: 'name', q: 'words' }));
  collect({ name: 'Bo' });
  expect(mask('Anna', 'name')).toBe('masked');
  expect(mask('Anna Beck', 'q')).toBe('masked masked');
});
