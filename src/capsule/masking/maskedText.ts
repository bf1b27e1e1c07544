import type { KnownTexts } from './knownTexts';
import { andBetween, type Find, foundBy, foundInDecoded, isEncoded, replaced, type Replacement } from './textRanges';
import { eachWord, wordsOf } from './words';

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
const wholeId = new RegExp(`^${UUID}$`, 'i');
const AT_START = String.raw`(?<![\p{L}\p{N}.:/_-])(?!\d\d[./-]\d\d[./-]\d)`;
/** With a plus or a zero, or as 555-123-4567; any other number is left, and so is a date. */
const phoneLike = new RegExp(
  String.raw`\+\d[\d ()./-]{5,}\d|${AT_START}(?:\(?0\d[\d ()./-]{4,}\d|\(?\d{3}\)?[ -]\d{3}[ -]\d{4})(?![\p{L}\p{N}:-])`,
  'gu',
);

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

/** Returns what replaces a word of which nothing is known; null: it stays. */
type ReplaceWord = (word: string) => string | null;

/**
 * Returns the text with known texts of people replaced by their stand-ins, and unknown e-mail addresses, telephone numbers
 * and secrets by neutral ones; ids stay, other words as `replaceWord` says. Percent-encoded texts are found as well.
 */
export function maskedText(text: string, known: KnownTexts, replaceWord: ReplaceWord = () => null): string {
  if (wholeId.test(text)) return text;
  const recognized = foundBy(recognizable, ({ 0: match, groups }) => {
    if (groups?.['id'] !== undefined) return match;
    if (groups?.['email'] === undefined) return neutral.secret;
    return known.ofWhole(match) ?? neutral.email;
  });
  const inWords: Find = (part) =>
    wordsOf(part).flatMap((word) => {
      const replacement = replaceWord(word.text);
      return replacement === null ? [] : [{ ...word, text: replacement }];
    });
  const unknown: Find = (part) => andBetween(part, phones(part), inWords);
  const personal: Find = (part) => andBetween(part, known.foundIn(part), unknown);
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
