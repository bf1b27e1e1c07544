import { inOrder, inOrderOfBases } from './collation';

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

/** How the stand-ins of one kind are spelled. */
interface Form {
  /** What a stand-in begins with, as the original does. */
  initialOf: (original: string) => string;
  /** Used instead where the initial would change the order. */
  plainInitialOf: (initial: string) => string;
  isPlain: (initial: string) => boolean;
  /** The least width for so many stand-ins. */
  widthFor: (count: number) => number;
  /** Of the same initial and width, a stand-in of a higher rank sorts later. */
  spell: (standIn: { initial: string; rank: number; width: number; original: string }) => string;
}

const consonants = 'bdfghklmnprstvwz';
const vowels = 'aeiou';
const SYLLABLES = consonants.length * vowels.length;
/** Fewer would not look like a name. */
const FEWEST_SYLLABLES = 2;

const syllablesFor = (count: number): number =>
  Math.max(FEWEST_SYLLABLES, Math.ceil(Math.log(Math.max(1, count)) / Math.log(SYLLABLES)));

/** Returns a number as something that can be pronounced; of the same length, a greater one sorts later. */
function inSyllables(number: number, length: number): string {
  let code = '';
  let rest = number;
  for (let at = 0; at < length; at += 1) {
    const syllable = rest % SYLLABLES;
    code = consonants.charAt(Math.floor(syllable / vowels.length)) + vowels.charAt(syllable % vowels.length) + code;
    rest = Math.floor(rest / SYLLABLES);
  }
  return code;
}

/** A character with its marks; grapheme segmentation is missing in some supported browsers. */
const characters = /\P{M}\p{M}*|\p{M}+/gu;
/** In collation order: each is one letter for the collator, and none of them begins another. */
const plainInitials = Array.from('_0123456789abcdefghijklmnopqrstuvwxyz');
const latinPair = /^[!-~\u00a1-\u02af][ -~\u00a1-\u02af]/;

/** Returns the first visible character; empty where the collator ignores all of them. */
function initialOf(text: string): string {
  const composed = text.normalize('NFC');
  if (latinPair.test(composed)) return composed.charAt(0);
  for (const [character] of composed.matchAll(characters)) {
    // A lone surrogate cannot be part of an address.
    if (inOrderOfBases(character, '') !== 0 && !/\p{Cs}/u.test(character)) return character;
  }
  return '';
}

/** Returns the letter or digit that an initial is a form of (a for ä), or after which it sorts (a for æ), in the same case. */
function plainInitialOf(initial: string): string {
  if (initial === '') return '';
  const plain = plainInitials.findLast((one) => inOrderOfBases(one, initial) <= 0) ?? '_';
  return initial === initial.toLowerCase() ? plain : plain.toUpperCase();
}

const isOneLetter = (initial: string): boolean =>
  initial !== '' && inOrderOfBases(initial, plainInitialOf(initial)) === 0;

/** Long texts break layouts, and at other positions than short words do. */
const lengthened = (standIn: string, original: string): string =>
  standIn + original.slice(standIn.length).replace(/\S/g, 'o');

const initials = { initialOf, plainInitialOf, isPlain: isOneLetter, widthFor: syllablesFor };

const asName: Form = {
  ...initials,
  spell: ({ initial, rank, width, original }) => lengthened(initial + inSyllables(rank, width), original),
};

const MASKED_DOMAIN = '@masked.invalid';

const asEmail: Form = {
  ...initials,
  spell: ({ initial, rank, width, original }) =>
    (initial + inSyllables(rank, width)).padEnd(original.length - MASKED_DOMAIN.length, 'o') + MASKED_DOMAIN,
};

const asPhone: Form = {
  initialOf: (original) => (original.startsWith('+') ? '+' : ''),
  plainInitialOf: () => '',
  isPlain: (initial) => initial === '',
  widthFor: (count) => Math.max(6, String(count).length),
  spell: ({ initial, rank, width, original }) =>
    (initial + String(rank).padStart(width, '0')).padEnd(original.length, '0'),
};

const forms: Record<Exclude<PersonalKind, 'birthday'>, Form> = {
  name: asName,
  surname: asName,
  fullName: asName,
  username: asName,
  words: asName,
  email: asEmail,
  phone: asPhone,
};

/** Returns a stand-in for each of the originals of one kind, all different, in the same order, and none of them taken. */
export function standInsFor(
  originals: Iterable<string>,
  kind: keyof typeof forms,
  isTaken: (standIn: string) => boolean,
): Map<string, string> {
  const form = forms[kind];
  // The collator takes some different texts for equal.
  const sorted = [...originals].sort((one, other) => inOrder(one, other) || (one < other ? -1 : 1));
  for (let width = form.widthFor(sorted.length); ; width += 1) {
    const standIns = spelledInOrder(sorted, form, width);
    if (!standIns.some(isTaken)) return new Map(sorted.map((original, rank) => [original, standIns[rank] ?? '']));
  }
}

/** The order matters more than an unusual initial: two letters in one, such as æ, or a mark that joins with the next letter. */
function spelledInOrder(sorted: string[], form: Form, width: number): string[] {
  const initialsOfAll = sorted.map(form.initialOf);
  const spelled = (initial: (rank: number) => string) =>
    sorted.map((original, rank) => form.spell({ initial: initial(rank), rank, width, original }));
  const replaced = new Map<string, string>();
  for (;;) {
    const standIns = spelled((rank) => replaced.get(initialsOfAll[rank] ?? '') ?? initialsOfAll[rank] ?? '');
    const misplaced = standIns.flatMap((standIn, rank) =>
      rank > 0 && inOrder(standIns[rank - 1] ?? '', standIn) >= 0 ? [rank - 1, rank] : [],
    );
    if (misplaced.length === 0) return standIns;
    const unusual = misplaced
      .map((rank) => initialsOfAll[rank] ?? '')
      .filter((initial) => !replaced.has(initial) && !form.isPlain(initial));
    if (unusual.length === 0) return spelled(() => '');
    for (const initial of unusual) replaced.set(initial, form.plainInitialOf(initial));
  }
}
