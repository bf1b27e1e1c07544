import type { Chance } from '@test/chance';
import type { Schema } from './describedCalls';

/** What a body is filled up with: an item of a list, or a value under a key of its own. */
const fillings: readonly string[] = [
  '{}',
  '[]',
  'null',
  '0',
  '1e999',
  '""',
  '"x"',
  '"\\u0000"',
  '"\u202e"',
  '"\\ud800"',
  '[[[[]]]]',
  '{"id":1}',
  '{"__proto__":1}',
  `"${'x'.repeat(9_000)}"`,
  `"${'\\u0001'.repeat(500)}"`,
  `"a${'\u0301'.repeat(2_000)}${'\u0323'.repeat(2_000)}"`,
  `"${'a@a.'.repeat(2_000)}"`,
  `"${'👩‍👩‍👧‍👦'.repeat(800)}"`,
];

const keys: readonly ((index: number) => string)[] = [
  (index) => `${index}`,
  (index) => `k${index}`,
  (index) => `${'k'.repeat(300)}${index}`,
  (index) => `${'\\u0001'.repeat(60)}${index}`,
  (index) => `\u202e${index}`,
  (index) => `${'~/'.repeat(100)}${index}`,
  (index) => `a${'\u0301'.repeat(20)}${index}`,
  () => 'id',
];

/** Returns a body of about so many bytes that nobody can mean, grown at a place where this schema takes a value. */
export function drawHugeBody(schema: Schema, bytes: number, chance: Chance): string {
  const wrap = chance.pick(locationsIn(schema));
  const filling = chance.pick(fillings);
  switch (chance.below(8)) {
    case 0:
      return wrap(`"${repeatedTo('x', bytes)}"`);
    case 1:
      return wrap(`"a${repeatedTo('\u0301', bytes / 2)}${repeatedTo('\u0323', bytes / 2)}"`);
    case 2:
      return wrap(repeatedTo(chance.pick(['9', '[', '{"a":', '1,']), bytes));
    case 3:
    case 4:
    case 5:
      return wrap(`[${[...upTo(bytes, () => filling)].join()}]`);
    default: {
      const key = chance.pick(keys);
      return wrap(`{${[...upTo(bytes, (index) => `"${key(index)}":${filling}`)].join()}}`);
    }
  }
}

/** Returns how a value becomes a body in which it stands at each place of the schema, itself the first. */
function locationsIn(schema: Schema): ((value: string) => string)[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    locationsIn(property).map((wrap) => (value: string) => `{${JSON.stringify(name)}:${wrap(value)}}`),
  );
  const items = schema.items ? locationsIn(schema.items).map((wrap) => (value: string) => `[${wrap(value)}]`) : [];
  return [(value) => value, ...inner, ...items, ...(schema.anyOf ?? []).flatMap(locationsIn)];
}

function* upTo(bytes: number, part: (index: number) => string): Iterable<string> {
  let sum = 0;
  for (let index = 0; ; index += 1) {
    const next = part(index);
    sum += Buffer.byteLength(next) + 1;
    if (sum > bytes && index > 0) return;
    yield next;
  }
}

const LONGEST_QUERY = 7_900;
const repeatedTo = (text: string, bytes: number) => text.repeat(Math.max(1, bytes / Buffer.byteLength(text)));

const queryParts = [
  'k',
  '%00',
  '%E2%80%AE=1',
  'q=%CC%81',
  'where=',
  'where=x%20is%20y',
  'sort=,',
  'page=0',
  '__proto__=1',
];

/** Returns a query as long as an address may be. */
export function drawHugeQuery(chance: Chance): string {
  const part = chance.pick(queryParts);
  const isOneValue = chance.likely(0.3);
  const text = isOneValue
    ? `q=${repeatedTo('%CC%81%CC%A3', LONGEST_QUERY)}`
    : [...upTo(LONGEST_QUERY, () => part)].join('&');
  return `?${text}`;
}
