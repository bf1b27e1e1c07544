import type { Chance } from './chance';
import { nastyTexts, nastyValue } from './nastyValues';

type Holder = Record<string | number, unknown>;

/** Returns the value with one thing in it wrong: a field that is nasty, missing, unknown or there twice. */
export function spoilValue(value: unknown, chance: Chance): unknown {
  const copy: unknown = structuredClone(value);
  const places = placesIn(copy);
  if (places.length === 0 || chance.likely(0.05)) return nastyValue(chance);
  const { holder, key } = chance.pick(places);
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

function placesIn(value: unknown): { holder: Holder; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
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
