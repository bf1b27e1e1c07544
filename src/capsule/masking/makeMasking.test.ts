import fc from 'fast-check';
import type { AnyDecision, CarryOut } from '../decision';
import { makeMasking } from './makeMasking';

function masked(value: unknown, decision: AnyDecision): unknown {
  const masking = makeMasking();
  masking.collect(value, decision);
  return masking.mask(value, decision);
}

test('what is kept is the very same, what is dropped or not named is left out', () => {
  const kept = { deep: ['x'] };
  const value = { kept, secret: 'x', unnamed: 'x', list: ['x', 'y'] };
  const told = masked(value, { fields: { kept: 'keep', secret: 'drop', list: { each: 'drop' } } }) as typeof value;
  expect(told).toStrictEqual({ kept, list: [null, null] });
  expect(told.kept).toBe(kept);
});

test('nothing, null and empty texts stay what they are', () => {
  const value = { a: undefined, b: null, c: '' };
  expect(masked(value, { fields: { a: 'name', b: 'email', c: 'phone' } })).toStrictEqual(value);
});

test('the same text of the same kind has the same stand-in everywhere, of another kind another', () => {
  const value = { one: 'Anna', other: ['Bo', 'Anna'], surname: 'Anna' };
  const decision = { fields: { one: 'name', other: { each: 'name' }, surname: 'surname' } } as const;
  const told = masked(value, decision) as typeof value;
  expect(told.one).toBe(told.other[1]);
  expect(told.one).not.toBe(told.other[0]);
});

test('what is shared stays shared', () => {
  const masking = makeMasking();
  const person = { name: 'Anna' };
  const decision = { each: { fields: { name: 'name' } } } as const;
  const [before, after] = [[person], [person, { name: 'Bo' }]];
  for (const state of [before, after]) masking.collect(state, decision);
  const [one, other] = [masking.mask(before, decision), masking.mask(after, decision)] as unknown[][];
  expect(one?.[0]).toBe(other?.[0]);
  expect(masking.mask(before, decision)).toBe(one);
});

test('people who are the keys of a value are masked there as well', () => {
  const value = { people: ['anna', 'bo'], results: { anna: 1, bo: 2 } };
  const decision = { fields: { people: { each: 'username' }, results: { values: 'keep' } } } as const;
  const told = masked(value, decision) as typeof value;
  expect(told.results).toEqual({ [told.people[0] ?? '']: 1, [told.people[1] ?? '']: 2 });
});

test('a value that says itself what it is, is asked both times', () => {
  const by = (text: string, carryOut: CarryOut) => {
    const { q } = JSON.parse(text) as { q: unknown };
    return JSON.stringify({ q: carryOut(q, 'name') });
  };
  const value = { key: '{"q":"Anna"}', name: 'Anna' };
  const told = masked(value, { fields: { key: { by }, name: 'name' } }) as typeof value;
  expect(told.key).toBe(JSON.stringify({ q: told.name }));
});

test('a value that cannot be read as it says is masked as words', () => {
  const by = (text: string, carryOut: CarryOut) => carryOut(JSON.parse(text), 'name');
  expect(masked(['{"Anna', 7, {}], { each: { by } })).toEqual([expect.stringMatching(/^\{"A(?!nna)\w+$/), 7, {}]);
});

test('of what a decision does not fit, little more is told than what it is', () => {
  const value = {
    each: { name: 'Anna' },
    fields: [{ name: 'Anna' }, 7, null],
    name: { name: 'Anna' },
    values: new Map(),
  };
  const decision = {
    fields: { each: { each: 'name' }, fields: { fields: { name: 'name' } }, name: 'name', values: { values: 'name' } },
  } as const;
  expect(masked(value, decision)).toEqual({ each: {}, fields: [{}, 7, null], name: {}, values: undefined });
});

const decisions = fc.letrec<{ any: AnyDecision }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<AnyDecision>(
      'drop',
      'text',
      'name',
      'surname',
      'fullName',
      'username',
      'email',
      'phone',
      'birthday',
      'words',
    ),
    fc.record({ each: tie('any') }),
    fc.record({ values: tie('any') }),
    fc.record({ fields: fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), tie('any')) }),
  ),
})).any;
const canary = 'Zyxwvut';
const nonsense = fc.anything({
  key: fc.constantFrom('a', 'b', '__proto__'),
  values: [fc.constantFrom(canary, `${canary} x`, ''), fc.integer(), fc.constant(null), fc.boolean(), fc.double()],
  withDate: true,
  withMap: true,
  withTypedArray: true,
  withNullPrototype: true,
});

test('whatever a server answers, masking does not fail, and no name is told as it is', () => {
  fc.assert(
    fc.property(nonsense, decisions, (value, decision) => {
      const masking = makeMasking();
      masking.collect(canary, 'surname');
      masking.collect(value, decision);
      const told = JSON.stringify(masking.mask(value, decision)) as string | undefined;
      expect(told ?? '').not.toContain(canary);
    }),
    { seed: 2026, numRuns: 1000 },
  );
});

test('what was not collected is told by nothing but a neutral text', () => {
  const { mask, collect } = makeMasking();
  collect('Bo', 'name');
  expect(mask('Anna', 'name')).toBe('masked');
  expect(mask('Anna Beck', 'words')).toBe('masked masked');
});
