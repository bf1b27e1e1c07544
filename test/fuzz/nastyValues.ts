import type { Chance } from './chance';

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
export function nastyValue(chance: Chance): unknown {
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
