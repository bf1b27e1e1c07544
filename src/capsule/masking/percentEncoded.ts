import { foundBy, type Replacement } from './replacements';

/** One sign in UTF-8, or else one byte. */
const encodedSign =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}|%[\da-f]{2}/gi;

/** Returns whether something in the text is percent-encoded. */
export const isEncoded = (text: string): boolean => /%[\da-f]{2}/i.test(text);

function decodedSign(sign: string): string {
  try {
    return decodeURIComponent(sign);
  } catch {
    // Latin 1, as old programs encode.
    return String.fromCharCode(
      ...sign
        .slice(1)
        .split('%')
        .map((byte) => parseInt(byte, 16)),
    );
  }
}

const decodedSigns = foundBy(encodedSign, ([sign]) => decodedSign(sign));

/** Returns what is found in the text once it is decoded, as parts of the text as it is; what is told there is encoded too. */
export function foundInDecoded(text: string, find: (decoded: string) => readonly Replacement[]): Replacement[] {
  let [decoded, end] = ['', 0];
  /** Where each unit of what is decoded stands in the text. */
  const places: number[] = [];
  const copyUntil = (until: number) => {
    decoded += text.slice(end, until);
    for (let at = end; at < until; at += 1) places.push(at);
  };
  for (const sign of decodedSigns(text)) {
    copyUntil(sign.start);
    decoded += sign.told;
    for (let unit = 0; unit < sign.told.length; unit += 1) places.push(sign.start);
    end = sign.end;
  }
  copyUntil(text.length);
  places.push(text.length);

  return find(decoded).map((one) => {
    const [start, until] = [places[one.start] ?? 0, places[one.end] ?? text.length];
    return { start, end: until, told: isEncoded(text.slice(start, until)) ? encodeURIComponent(one.told) : one.told };
  });
}
