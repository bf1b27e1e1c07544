import { inOrderOfBases } from './inOrder';

/** A sign with the marks on it; browsers that cannot yet tell graphemes run the app too. */
const signs = /\P{M}\p{M}*|\p{M}+/gu;
/** In their order: each is one letter for the collator, and none of them begins another. */
const plainInitials = Array.from('_0123456789abcdefghijklmnopqrstuvwxyz');

const latinPair = /^[!-~\u00a1-\u02af][ -~\u00a1-\u02af]/;

/** Returns what a text begins with for the eye and for the collator; empty where the collator sees nothing in it. */
export function initialOf(text: string): string {
  const composed = text.normalize('NFC');
  if (latinPair.test(composed)) return composed.charAt(0);
  for (const [sign] of composed.matchAll(signs)) {
    // Half a sign cannot be part of an address.
    if (inOrderOfBases(sign, '') !== 0 && !/\p{Cs}/u.test(sign)) return sign;
  }
  return '';
}

/** Returns the letter or digit that an initial is a form of (a for ä), or after which it comes (a for æ), as capital where the initial is one. */
export function plainInitialOf(initial: string): string {
  if (initial === '') return '';
  const plain = plainInitials.findLast((one) => inOrderOfBases(one, initial) <= 0) ?? '_';
  return initial === initial.toLowerCase() ? plain : plain.toUpperCase();
}

/** Returns whether the collator takes the initial for one letter, with or without marks on it. */
export function isOneLetter(initial: string): boolean {
  return initial !== '' && inOrderOfBases(initial, plainInitialOf(initial)) === 0;
}
