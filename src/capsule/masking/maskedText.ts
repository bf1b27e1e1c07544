import type { KnownTexts } from './knownTexts';
import { andBetween, foundBy, foundInDecoded, isEncoded, replaced, type Replacement } from './textRanges';
import { eachWord } from './words';

const UUID = String.raw`(?<![\w-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-])`;
const LOCAL_PART = String.raw`[\p{L}\p{N}\p{M}._+-]`;
const EMAIL = String.raw`(?<!${LOCAL_PART})${LOCAL_PART}+(?:'${LOCAL_PART}+)*@(?:[\p{L}\p{N}\p{M}-]+\.)+\p{L}{2,}`;
const SECRETS = [
  // A JSON web token.
  String.raw`(?<!\w)eyJ[\w-]{8,}(?:\.[\w-]+)*`,
  String.raw`(?<=\b(?:bearer|display)\s+)[\w.~+/-]{16,}=*`,
  // 32 random bytes, as the keys of displays are written.
  String.raw`(?<![\w-])[\w-]{43}(?![\w-])`,
  // 16 random bytes, as approval codes are written.
  String.raw`(?<![\w-])[\da-f]{32,}(?![\w-])`,
];

/** Recognized by form alone: ids, which stay, e-mail addresses and secrets. */
const recognizable = new RegExp(`(?<id>${UUID})|(?<email>${EMAIL})|${SECRETS.join('|')}`, 'giu');
/** Only with the plus: without it any number may look like one. */
const phoneLike = /\+\d[\d ()./-]{5,}\d/g;

/** Replaces a person or a secret of which nothing is known. */
export const neutral = {
  text: 'masked',
  email: 'somebody@masked.invalid',
  secret: 'masked-secret',
  phone: '+000000',
};

/** An address within an address within an address, and one more. */
const MAX_LEVELS = 4;

const phones = foundBy(phoneLike, () => neutral.phone);

/**
 * Returns the text with known texts of people replaced by their stand-ins, and unknown e-mail addresses, telephone numbers
 * and secrets by neutral ones; ids stay. Percent-encoded texts are found as well.
 */
export function maskedText(text: string, known: KnownTexts): string {
  const recognized = foundBy(recognizable, ({ 0: match, groups }) => {
    if (groups?.['id'] !== undefined) return match;
    if (groups?.['email'] === undefined) return neutral.secret;
    return known.ofWhole(match) ?? neutral.email;
  });
  const personal = (part: string): Replacement[] => andBetween(part, known.foundIn(part), phones);
  const all = (part: string, levels: number): Replacement[] =>
    levels > 0 && isEncoded(part)
      ? foundInDecoded(part, (decoded) => all(decoded, levels - 1))
      : andBetween(part, recognized(part), personal);
  return replaced(text, all(text, MAX_LEVELS));
}

/** Returns the text with every word replaced; one or more words that are known of people by their stand-in. */
export function maskedWords(text: string, known: KnownTexts, standInOf: (word: string) => string): string {
  return replaced(text, known.foundIn(text), (rest) => eachWord(rest, standInOf));
}
