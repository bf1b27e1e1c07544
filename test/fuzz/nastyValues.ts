import type { Chance } from '@test/chance';

/** Texts that mean something to some program somewhere, or that programs get wrong. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\t\n\r',
  'x'.repeat(5_000),
  'ä'.repeat(201),
  '👩‍👩‍👧‍👦'.repeat(30),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘'.repeat(5),
  '\ufdfa'.repeat(100),
  '\ud800',
  'half \udc00 a pair',
  'nothing\0here',
  '\u202eright to left',
  '\u200b\u200d\ufeff',
  'clear\u001b[2J\u009b1Athe screen',
  'one line\u2028and another',
  '\ufffe\uffff',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  "' OR 1=1 --",
  "'; DROP TABLE members; --",
  "%' UNION ALL VALUES (1, 2) --",
  '%',
  '_%\\',
  '\\',
  '$1',
  '$$',
  '(((((',
  'a & !b | (c',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'javascript:alert(1)',
  'http://[::1',
  'https://user:pass@host:99999/',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '0x10',
  '1e5',
  '-0',
  '٣',
  '18,4',
  '\r\nX-Injected: yes',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '31.12.9999',
  '29.02.1900',
  '+275760-09-13',
  '9999-12-31T23:59:59.999999Z',
  '1900-01-01T00:00:00+14:59',
  '2026-06-30T23:59:60Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01890000-0000-7000-8000-00000000000G',
  '01890000-0000-7000-8000-ABCDEF000000',
  '{"public_id":"a"}',
  '{"public_id":{"__proto__":1}}',
  '{"public_id":"\\ud800"}',
  '[[[[[[[[',
];

const nastyNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  0.30000000000000004,
  5e-324,
  255,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  9_007_199_254_740_991,
  2 ** 53 + 2,
  2 ** 63,
  1e21,
  1.7976931348623157e308,
  -1e308,
];

/** Returns a value that is wrong nearly everywhere, or at the edge of what is right. */
function nastyValue(chance: Chance): unknown {
  switch (chance.below(8)) {
    case 0:
      return chance.pick([null, true, false]);
    case 1:
    case 2:
      return chance.pick(nastyNumbers);
    case 3:
      return chance.pick<unknown>([[], {}, [null], [[]], { a: 1 }, { length: 1e9 }, [{}], ['x'], [1, 2]]);
    case 4:
      return nested(chance.pick([2, 20, 31, 33, 200]), chance.likely(0.5));
    case 5:
      return Array.from({ length: chance.pick([50, 501, 2_000]) }, () => 0);
    default:
      return chance.pick(nastyTexts);
  }
}

function nested(levels: number, isList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = isList ? [value] : { a: value };
  return value;
}

type Holder = Record<string | number, unknown>;

/** Returns the value with one thing in it wrong: a field that is nasty, missing, unknown or there twice. */
export function spoilValue(value: unknown, chance: Chance): unknown {
  const copy: unknown = structuredClone(value);
  const locations = locationsIn(copy);
  if (locations.length === 0 || chance.likely(0.05)) return nastyValue(chance);
  const { holder, key } = chance.pick(locations);
  if (chance.likely(0.15)) return withUnknownField(copy, holder, chance);
  if (Array.isArray(holder)) {
    if (chance.likely(0.3)) holder.push(structuredClone(holder[Number(key)]));
    else holder[Number(key)] = nastyValue(chance);
  } else if (chance.likely(0.2)) {
    Reflect.deleteProperty(holder, key);
  } else {
    holder[key] = nastyValue(chance);
  }
  return copy;
}

function withUnknownField(whole: unknown, holder: Holder, chance: Chance): unknown {
  const name = chance.pick(['roles', 'golfclub_id', 'isAdmin', 'id', ...nastyTexts]);
  // As an own field, also where it is the prototype's name.
  Object.defineProperty(holder, name, {
    value: nastyValue(chance),
    enumerable: true,
    writable: true,
    configurable: true,
  });
  return whole;
}

function locationsIn(value: unknown): { holder: Holder; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...locationsIn(holder[key])]);
}

const wrongNumbers = ['1e999', '-1e999', 'NaN', 'Infinity', '01', '1.', '.5', '0x1F', '1_000', '-', '9'.repeat(400)];

/** Returns what is sent for a value: JSON, or something that only looks like it. */
export function spoilText(text: string, chance: Chance): string | Buffer {
  switch (chance.below(9)) {
    case 0:
      return text.slice(0, chance.below(text.length + 1));
    case 1:
      return text.replace(/-?\d+(\.\d+)?|null|true|false/, () => chance.pick(wrongNumbers));
    case 2:
      return `\ufeff${text}`;
    case 3:
      return text.replace(/^\{/, '{"__proto__":{"id":1},"id":null,"id":{},');
    case 4:
      return chance.pick(['', ' ', 'null', '[]', '{}', '0', '"x"', 'true', '\0', '{"a":', "{'a':1}", '--x\r\n']);
    case 5:
      return '['.repeat(chance.pick([100, 10_000, 100_000]));
    case 6:
      return '{"a":'.repeat(chance.pick([100, 10_000, 100_000]));
    case 7:
      return Buffer.from(Array.from({ length: chance.below(300) }, () => chance.below(256)));
    default:
      return Buffer.concat([
        Buffer.from(text.slice(0, 5)),
        Buffer.from([0xff, 0xc0, 0x80]),
        Buffer.from(text.slice(5)),
      ]);
  }
}
