import { type Capsule, foldedCapsule } from '@/capsule/capsuleFile';

/** How much of a long text is shown from its beginning, and from its end. */
const SHOWN_FIRST = 40_000;
const SHOWN_LAST = 10_000;

/** Returns what tells the text of the file with any note; all the rest is written only once. */
export function textOfCapsule(capsule: Capsule): (note: string) => string {
  const { format, formatVersion, app, madeAt, note: _note, ...rest } = foldedCapsule(capsule);
  const [before, after] = [linesOf({ format, formatVersion, app, madeAt }), linesOf(rest)];
  return (note) => `{\n${before},\n"note":${JSON.stringify(note)},\n${after}\n}`;
}

/** Returns the text of an object's parts: one line for each part, each item of a list and each slice of a state: to be read, and half the size of an indented text. */
export function linesOf(parts: object): string {
  return Object.entries(parts)
    .map(([name, part]: [string, unknown]) => `"${name}":${textOfPart(part)}`)
    .join(',\n');
}

function textOfPart(part: unknown): string {
  if (Array.isArray(part))
    return part.length === 0 ? '[]' : `[\n${part.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const slices = Object.entries(part).flatMap(([name, slice]: [string, unknown]) =>
    slice === undefined ? [] : [`${JSON.stringify(name)}:${JSON.stringify(slice)}`],
  );
  return slices.length === 0 ? '{}' : `{\n${slices.join(',\n')}\n}`;
}

/** Returns as much of a text as can be shown; `missing` counts the characters between its two parts. */
export function shownOf(text: string): { parts: string[]; missing: number } {
  const missing = text.length - SHOWN_FIRST - SHOWN_LAST;
  if (missing <= 0) return { parts: [text], missing: 0 };
  return { parts: [text.slice(0, SHOWN_FIRST), text.slice(-SHOWN_LAST)], missing };
}
