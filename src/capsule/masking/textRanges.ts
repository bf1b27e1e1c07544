/** A part of a text, and what replaces it. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Returns a function that finds all matches of a global pattern. */
export function foundBy(pattern: RegExp, replace: (match: RegExpExecArray) => string): (text: string) => Replacement[] {
  return (text) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: replace(match),
    }));
}

/** Returns the replacements in order, together with what else is found before, between and after them. */
export function andBetween(
  text: string,
  found: readonly Replacement[],
  find: (rest: string) => readonly Replacement[],
): Replacement[] {
  const all: Replacement[] = [];
  let end = 0;
  const searchUntil = (until: number) => {
    if (until <= end) return;
    for (const one of find(text.slice(end, until))) {
      all.push({ start: one.start + end, end: one.end + end, text: one.text });
    }
  };
  for (const one of found) {
    searchUntil(one.start);
    all.push(one);
    end = one.end;
  }
  searchUntil(text.length);
  return all;
}

/** Returns the text with the parts replaced; the text between them is passed through `between`. */
export function replaced(
  text: string,
  replacements: readonly Replacement[],
  between: (rest: string) => string = (rest) => rest,
): string {
  let [result, end] = ['', 0];
  for (const one of replacements) {
    result += between(text.slice(end, one.start)) + one.text;
    end = one.end;
  }
  return result + between(text.slice(end));
}

/** One character in UTF-8, or else one byte. */
const encodedCharacter =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}|%[\da-f]{2}/gi;

/** Returns whether something in the text is percent-encoded. */
export const isEncoded = (text: string): boolean => /%[\da-f]{2}/i.test(text);

function decodedCharacter(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Latin 1, as old programs encode.
    return String.fromCharCode(
      ...encoded
        .slice(1)
        .split('%')
        .map((byte) => parseInt(byte, 16)),
    );
  }
}

const decodedCharacters = foundBy(encodedCharacter, ([encoded]) => decodedCharacter(encoded));

/** Returns what is found in the decoded text, as ranges of the encoded one; the replacements are encoded too. */
export function foundInDecoded(text: string, find: (decoded: string) => readonly Replacement[]): Replacement[] {
  let [decoded, end] = ['', 0];
  /** The position in the text of each unit of the decoded one. */
  const positions: number[] = [];
  const copyUntil = (until: number) => {
    decoded += text.slice(end, until);
    for (let at = end; at < until; at += 1) positions.push(at);
  };
  for (const one of decodedCharacters(text)) {
    copyUntil(one.start);
    decoded += one.text;
    for (let unit = 0; unit < one.text.length; unit += 1) positions.push(one.start);
    end = one.end;
  }
  copyUntil(text.length);
  positions.push(text.length);

  return find(decoded).map((one) => {
    const [start, until] = [positions[one.start] ?? 0, positions[one.end] ?? text.length];
    return { start, end: until, text: isEncoded(text.slice(start, until)) ? encodeURIComponent(one.text) : one.text };
  });
}
