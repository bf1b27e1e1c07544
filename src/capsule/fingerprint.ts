const remembered = new WeakMap<object, string>();

/**
 * Returns 16 hexadecimal digits that are the same for the same value as JSON writes it, in whatever order its keys are, and
 * differ for another value unless by an accident of one in many. They are remembered for each object, so objects are taken
 * for unchangeable, and the unchanged parts of a great value cost nothing.
 */
export function fingerprint(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Date) return hash(written(value) ?? '');
  const known = remembered.get(value);
  if (known !== undefined) return known;
  const print = hash(writtenObject(value));
  remembered.set(value, print);
  return print;
}

/** Whatever stands after it, its end is known. */
const quoted = (text: string): string => `"${text.length}:${text}`;

/** Another text for each value that JSON writes differently; undefined where it writes nothing. */
function written(value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return `${value}`;
  if (typeof value !== 'object') return undefined;
  return value instanceof Date ? written(value.toJSON()) : `#${fingerprint(value)}`;
}

function writtenObject(value: object): string {
  if (Array.isArray(value)) return `[${value.map((item) => written(item) ?? 'null').join()}`;
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '{';
  for (const key of Object.keys(fields).sort()) {
    const field = written(fields[key]);
    if (field !== undefined) text += quoted(key) + field;
  }
  return text;
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
