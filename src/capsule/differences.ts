/** Something that changed; undefined: it was not there. */
export interface Difference {
  path: string;
  before: unknown;
  after: unknown;
}

/** Nobody reads more than this, and a page that shows more is slow. */
export const MOST_DIFFERENCES = 200;
/** What is nested deeper is compared as one. */
const DEEPEST = 30;

/** Returns where two values differ, at most so many places; parts that both share are not even looked at. */
export function differences(before: unknown, after: unknown, most = MOST_DIFFERENCES): Difference[] {
  const found: Difference[] = [];
  const compare = (one: unknown, other: unknown, path: string, depth: number): void => {
    if (found.length >= most || Object.is(one, other)) return;
    if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other) || depth > DEEPEST) {
      found.push({ path, before: one, after: other });
      return;
    }
    const inList = Array.isArray(one);
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      compare(one[key], other[key], pathTo(path, key, inList), depth + 1);
    }
  };
  compare(before, after, '', 0);
  return found;
}

const isNested = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Keys of a cache hold dots and brackets themselves. */
const plainKey = /^[\w-]+$/;

/** Returns the place of a part, such as `session.roles[0]`. */
export function pathTo(path: string, key: string, inList: boolean): string {
  if (inList) return `${path}[${key}]`;
  if (!plainKey.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}
