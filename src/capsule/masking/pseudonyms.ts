/**
 * What of a person a text is. Its stand-in is the same for the same text everywhere in one capsule, sorts as the original
 * does and has the same first letter; an empty text stays empty.
 */
export const personalKinds = [
  'name',
  'surname',
  /** Name and surname in one text. */
  'fullName',
  'username',
  'email',
  'phone',
  'birthday',
  /** What somebody typed, or a value that may be any of these. */
  'words',
] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** Compares two texts in the order in which lists of people are shown. */
export const inOrder = new Intl.Collator('de').compare;
const inOrderOfBases = new Intl.Collator('de', { sensitivity: 'base' }).compare;

const consonants = 'bdfghklmnprstvwz';
const vowels = 'aeiou';
const SYLLABLES = consonants.length * vowels.length;

/** Returns a number as something that can be pronounced; of the same length, a greater one sorts later. */
function inSyllables(number: number, length: number): string {
  let [code, rest] = ['', number];
  for (let at = 0; at < length; at += 1) {
    const syllable = rest % SYLLABLES;
    code = consonants.charAt(Math.floor(syllable / vowels.length)) + vowels.charAt(syllable % vowels.length) + code;
    rest = Math.floor(rest / SYLLABLES);
  }
  return code;
}

/** Returns the first character that the collator does not ignore, with its marks; empty where it ignores all of them. */
function initialOf(text: string): string {
  const [first = ''] = /^[!-~\u00a1-\u02af](?!\p{M})/u.exec(text) ?? [];
  // A lone surrogate cannot be part of an address.
  const isInitial = (character: string) => inOrderOfBases(character, '') !== 0 && !/\p{Cs}/u.test(character);
  return (
    first ||
    (text
      .normalize('NFC')
      .match(/\P{M}\p{M}*|\p{M}+/gu)
      ?.find(isInitial) ??
      '')
  );
}

/** In collation order: each is one letter for the collator, and none of them begins another. */
const plainInitials = Array.from('_0123456789abcdefghijklmnopqrstuvwxyz');

/** Of each initial, because comparing it with all letters takes long. */
const plainLetters = new Map<string, { plain: string; letter: string }>();

/**
 * Returns the letter or digit that an initial is a form of (a for ä), or after which it sorts (a for æ), in the same case; as
 * `letter` the initial itself, unless it is more than one letter, such as æ, and might change the order.
 */
function lettersOf(text: string): { plain: string; letter: string } {
  const initial = initialOf(text);
  const known = plainLetters.get(initial);
  if (known) return known;
  const found = plainInitials.findLast((one) => inOrderOfBases(one, initial) <= 0) ?? '_';
  const sameCase = initial === initial.toLowerCase() ? found : found.toUpperCase();
  const plain = initial === '' ? '' : sameCase;
  const letters = { plain, letter: inOrderOfBases(initial, plain) === 0 ? initial : plain };
  plainLetters.set(initial, letters);
  return letters;
}

const MASKED_DOMAIN = '@masked.invalid';

/** Returns the stand-in of a text that comes after so many others of its kind; `width` is the least number of syllables. */
function spelled(kind: PersonalKind, original: string, initial: string, rank: number, width: number): string {
  if (kind === 'phone') {
    const plus = initial !== '' && original.startsWith('+') ? '+' : '';
    return (plus + String(rank).padStart(width + 4, '0')).padEnd(original.length, '0');
  }
  const standIn = initial + inSyllables(rank, width);
  if (kind === 'email') return standIn.padEnd(original.length - MASKED_DOMAIN.length, 'o') + MASKED_DOMAIN;
  // Long texts break layouts, and at other positions than short words do.
  return standIn + original.slice(standIn.length).replace(/\S/g, 'o');
}

const isSorted = (texts: readonly string[]): boolean =>
  texts.every((text, at) => at === 0 || inOrder(texts[at - 1] ?? '', text) < 0);

/** Returns a stand-in for each of the originals of one kind, all different, in the same order, and none of them taken. */
export function pseudonymsFor(
  originals: Iterable<string>,
  kind: Exclude<PersonalKind, 'birthday'>,
  isTaken: (standIn: string) => boolean,
): Map<string, string> {
  // The collator takes some different texts for equal.
  const sorted = [...originals].sort((one, other) => inOrder(one, other) || (one < other ? -1 : 1));
  for (let width = Math.max(2, Math.ceil(Math.log(Math.max(1, sorted.length)) / Math.log(SYLLABLES))); ; width += 1) {
    const withInitials = (initial: (text: string) => string) =>
      sorted.map((original, rank) => spelled(kind, original, initial(original), rank, width));
    // The order matters more than the initials.
    let pseudonyms = withInitials((text) => lettersOf(text).letter);
    if (!isSorted(pseudonyms)) pseudonyms = withInitials((text) => lettersOf(text).plain);
    if (!isSorted(pseudonyms)) pseudonyms = withInitials(() => '');
    if (!pseudonyms.some(isTaken)) return new Map(sorted.map((original, rank) => [original, pseudonyms[rank] ?? '']));
  }
}
