import type { KnownTexts } from './knownTexts';
import { neutral, phoneLike, telling } from './neutral';
import { foundInDecoded, isEncoded } from './percentEncoded';
import { andBetween, foundBy, replaced, type Replacement } from './replacements';
import { eachWord } from './words';

/** An address within an address within an address, and one more. */
const MOST_LEVELS = 4;

const phones = foundBy(phoneLike, () => neutral.phone);

/**
 * Returns the text with whatever is known of people replaced by its stand-in, and e-mail addresses, telephone numbers and
 * secrets that are not known by a neutral one; ids stay. What is percent-encoded is found as well.
 */
export function maskedText(text: string, known: KnownTexts): string {
  const tellings = foundBy(telling, ({ 0: match, groups }) => {
    if (groups?.['id'] !== undefined) return match;
    if (groups?.['email'] === undefined) return neutral.secret;
    return known.ofWhole(match) ?? neutral.email;
  });
  const personal = (part: string): Replacement[] => andBetween(part, known.foundIn(part), phones);
  const all = (part: string, levels: number): Replacement[] =>
    levels > 0 && isEncoded(part)
      ? foundInDecoded(part, (decoded) => all(decoded, levels - 1))
      : andBetween(part, tellings(part), personal);
  return replaced(text, all(text, MOST_LEVELS));
}

/** Returns the text with every word of it replaced; a word or several that are known of people by their stand-in. */
export function maskedWords(text: string, known: KnownTexts, standInOf: (word: string) => string): string {
  return replaced(text, known.foundIn(text), (rest) => eachWord(rest, standInOf));
}
