/** A part of a text, and what replaces it. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

export type Find = (text: string) => readonly Replacement[];

/** Returns a function that finds all matches of a global pattern. */
export const foundBy =
  (pattern: RegExp, replace: (match: RegExpExecArray) => string): Find =>
  (text) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: replace(match),
    }));

/** Returns the replacements in order, together with what else is found before, between and after them. */
export function andBetween(text: string, found: readonly Replacement[], find: Find): Replacement[] {
  let end = 0;
  return [...found, null].flatMap((one) => {
    const from = end;
    end = one?.end ?? text.length;
    const between = find(text.slice(from, one?.start ?? text.length));
    const moved = between.map(({ start, end: until, text: by }) => ({
      start: start + from,
      end: until + from,
      text: by,
    }));
    return one ? [...moved, one] : moved;
  });
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
    return encoded.replace(/%(..)/g, (_byte, digits: string) => String.fromCharCode(parseInt(digits, 16)));
  }
}

/** Returns what is found in the decoded text, as ranges of the encoded one; the replacements are encoded too. */
export function foundInDecoded(text: string, find: Find): Replacement[] {
  let [decoded, end] = ['', 0];
  /** The position in the text of each unit of the decoded one. */
  const positions: number[] = [];
  const copyUntil = (until: number) => {
    decoded += text.slice(end, until);
    for (let at = end; at < until; at += 1) positions.push(at);
  };
  for (const { 0: encoded, index } of text.matchAll(encodedCharacter)) {
    copyUntil(index);
    const character = decodedCharacter(encoded);
    decoded += character;
    for (let unit = 0; unit < character.length; unit += 1) positions.push(index);
    end = index + encoded.length;
  }
  copyUntil(text.length);
  return find(decoded).map((one) => {
    const [start, until] = [positions[one.start] ?? text.length, positions[one.end] ?? text.length];
    return { start, end: until, text: isEncoded(text.slice(start, until)) ? encodeURIComponent(one.text) : one.text };
  });
}
