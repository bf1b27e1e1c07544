import { initialOf, isOneLetter, plainInitialOf } from './initialOf';
import { inSyllables, syllablesFor } from './syllables';

/** How the stand-ins of one kind are spelled. */
export interface Form {
  /** What a stand-in begins with, as the original does. */
  initialOf: (original: string) => string;
  /** What it begins with instead, where with the initial it would come at another place. */
  plainInitialOf: (initial: string) => string;
  isPlain: (initial: string) => boolean;
  /** The least width for so many stand-ins. */
  widthFor: (count: number) => number;
  /** A stand-in; of the same initial and width, one of a higher rank comes later. */
  spell: (standIn: { initial: string; rank: number; width: number; original: string }) => string;
}

/** Long texts break layouts, also at other places than short words do. */
function lengthened(standIn: string, original: string): string {
  const rest = original.slice(standIn.length);
  return standIn + rest.replace(/\S/g, 'o');
}

const initials = { initialOf, plainInitialOf, isPlain: isOneLetter, widthFor: syllablesFor };

const asName: Form = {
  ...initials,
  spell: ({ initial, rank, width, original }) => lengthened(initial + inSyllables(rank, width), original),
};

const AT_NOWHERE = '@masked.invalid';

const asEmail: Form = {
  ...initials,
  spell: ({ initial, rank, width, original }) =>
    (initial + inSyllables(rank, width)).padEnd(original.length - AT_NOWHERE.length, 'o') + AT_NOWHERE,
};

const asPhone: Form = {
  initialOf: (original) => (original.startsWith('+') ? '+' : ''),
  plainInitialOf: () => '',
  isPlain: (initial) => initial === '',
  widthFor: (count) => Math.max(6, String(count).length),
  spell: ({ initial, rank, width, original }) =>
    (initial + String(rank).padStart(width, '0')).padEnd(original.length, '0'),
};

/** How the stand-ins of each kind are spelled, but for birthdays, which are dates. */
export const forms = {
  name: asName,
  surname: asName,
  fullName: asName,
  username: asName,
  words: asName,
  email: asEmail,
  phone: asPhone,
};
