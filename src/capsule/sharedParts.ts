import { fingerprint } from './fingerprint';

/** Stands for a part of the table: `{ "$": 7 }`. Keys that begin with a dollar themselves get another one. */
const REFERENCE = '$';
/** What is shorter than this as JSON is written again. */
const SHORTEST = 20;
/** Bounds for what a small file can be resolved to. */
const MOST_PARTS = 50_000_000;
const DEEPEST = 100;

type Plain = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

function mapped(value: Plain, keyOf: (key: string) => string, map: (item: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [keyOf(key), map(item)]));
}

/**
 * Returns the value of JSON with a table of all objects and lists that stand in it more than once; each part refers to earlier
 * ones only.
 */
export function deduplicate(value: unknown): { value: unknown; shared: unknown[] } {
  const counts = new Map<string, number>();
  const count = (one: unknown): void => {
    if (!isObject(one)) return;
    const print = fingerprint(one);
    const times = counts.get(print) ?? 0;
    counts.set(print, times + 1);
    if (times === 0) Object.values(one).forEach(count);
  };
  count(value);

  const shared: unknown[] = [];
  const references = new Map<string, unknown>();
  const replace = (one: unknown): unknown => {
    if (!isObject(one)) return one;
    const print = fingerprint(one);
    if (counts.get(print) === 1) return mapped(one, escaped, replace);
    const known = references.get(print);
    if (known !== undefined) return known;
    const part = mapped(one, escaped, replace);
    const isShort = JSON.stringify(part).length < SHORTEST;
    const result = isShort ? part : { [REFERENCE]: shared.push(part) - 1 };
    references.set(print, result);
    return result;
  };
  return { value: replace(value), shared };
}

const escaped = (key: string): string => (key.startsWith(REFERENCE) ? REFERENCE + key : key);
const unescaped = (key: string): string => (key.startsWith(REFERENCE) ? key.slice(REFERENCE.length) : key);

/**
 * Returns the value that was deduplicated; what stood in the table is the same object wherever it was. Throws where it refers
 * to a later part or none, or would become too deep or too large.
 */
export function resolveReferences(value: unknown, shared: readonly unknown[]): unknown {
  const parts: { value: unknown; size: number; depth: number }[] = [];
  const resolve = (one: unknown): (typeof parts)[number] => {
    if (!isObject(one)) return { value: one, size: 1, depth: 0 };
    if (Object.hasOwn(one, REFERENCE)) {
      const part = parts[Number(one[REFERENCE])];
      if (!part) throw new RangeError(`There is no part ${String(one[REFERENCE])}`);
      return part;
    }
    let [size, depth] = [1, 0];
    const resolvedValue = mapped(one, unescaped, (item) => {
      const inner = resolve(item);
      size += inner.size;
      depth = Math.max(depth, inner.depth + 1);
      return inner.value;
    });
    if (size > MOST_PARTS || depth > DEEPEST) throw new RangeError('The parts are too large');
    return { value: resolvedValue, size, depth };
  };
  for (const part of shared) parts.push(resolve(part));
  return resolve(value).value;
}
