const remembered = new WeakMap<object, string>();

/**
 * Returns 16 hexadecimal digits that are the same for the same value as JSON tells it, in whatever order its keys are, and
 * differ for another value unless by an accident of one in many. They are remembered for each object, so objects are taken
 * for unchangeable, and the unchanged parts of a great value cost nothing.
 */
export function fingerprint(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Date) return hash(told(value) ?? '');
  const known = remembered.get(value);
  if (known !== undefined) return known;
  const print = hash(toldOfObject(value));
  remembered.set(value, print);
  return print;
}

/** Whatever stands after it, its end is known. */
const quoted = (text: string): string => `"${text.length}:${text}`;

/** Another text for each value that JSON tells differently; undefined where it tells nothing. */
function told(value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return `${value}`;
  if (typeof value !== 'object') return undefined;
  if (value instanceof Date) return told(value.toJSON());
  return `#${fingerprint(value)}`;
}

function toldOfObject(value: object): string {
  if (Array.isArray(value)) return `[${value.map((item) => told(item) ?? 'null').join()}`;
  const fields = value as Readonly<Record<string, unknown>>;
  const { sorted, told: maskedKeys } = inOrder(Object.keys(fields));
  let text = '{';
  for (let at = 0; at < sorted.length; at += 1) {
    const field = told(fields[sorted[at] ?? '']);
    if (field !== undefined) text += (maskedKeys[at] ?? '') + field;
  }
  return text;
}

interface Keys {
  keys: readonly string[];
  sorted: readonly string[];
  told: readonly string[];
}
/** The last of each number of keys: the objects of a list have the same, and sorting them takes longer than all else. */
const lastKeys = new Map<number, Keys>();

function inOrder(keys: readonly string[]): Keys {
  const last = lastKeys.get(keys.length);
  if (last?.keys.every((key, at) => key === keys[at])) return last;
  const sorted = [...keys].sort();
  const made = { keys, sorted, told: sorted.map(quoted) };
  lastKeys.set(keys.length, made);
  return made;
}

/** cyrb53 by bryc (github.com/bryc/code, public domain), with all 64 bits of it. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return hex(high) + hex(low);
}

const hex = (half: number): string => (half >>> 0).toString(16).padStart(8, '0');
