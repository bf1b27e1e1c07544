/** A part of a text, and what is told instead. */
export interface Replacement {
  start: number;
  end: number;
  told: string;
}

/** Returns what is found by a pattern, which is global. */
export function foundBy(pattern: RegExp, told: (match: RegExpExecArray) => string): (text: string) => Replacement[] {
  return (text) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      told: told(match),
    }));
}

/** Returns what was found with what else is found before, between and after it, all in its order. */
export function andBetween(
  text: string,
  found: readonly Replacement[],
  find: (rest: string) => readonly Replacement[],
): Replacement[] {
  const all: Replacement[] = [];
  let end = 0;
  const lookUntil = (until: number) => {
    if (until <= end) return;
    for (const one of find(text.slice(end, until))) {
      all.push({ start: one.start + end, end: one.end + end, told: one.told });
    }
  };
  for (const one of found) {
    lookUntil(one.start);
    all.push(one);
    end = one.end;
  }
  lookUntil(text.length);
  return all;
}

/** Returns the text with the parts replaced; what stands between them stays, or is as told. */
export function replaced(
  text: string,
  replacements: readonly Replacement[],
  between: (rest: string) => string = (rest) => rest,
): string {
  let [result, end] = ['', 0];
  for (const one of replacements) {
    result += between(text.slice(end, one.start)) + one.told;
    end = one.end;
  }
  return result + between(text.slice(end));
}
