import { isBirthday, otherBirthdays } from './birthdays';
import { makeKnownTexts, type KnownTexts } from './knownTexts';
import { personalKinds, pseudonymsFor, type PersonalKind } from './pseudonyms';
import { foldedWord, isReadable, wordsOf } from './words';

/** The stand-ins of all texts that were collected. */
export interface Pseudonyms {
  of: Record<PersonalKind, ReadonlyMap<string, string>>;
  /** Finds them in longer texts. */
  known: KnownTexts;
}

/** A part of a name of several words by which somebody may be called, and not a `von` or `de la`. */
const isCallName = (word: string): boolean => word.length > 2 && !/^\p{Ll}/u.test(word);

const ofEachKind = <Value>(value: (kind: PersonalKind) => Value) =>
  Object.fromEntries(personalKinds.map((kind) => [kind, value(kind)])) as Record<PersonalKind, Value>;

/** Whoever has a name and a surname somewhere has the same two in one text. */
function inTwo(fullName: string, { name, surname }: Pseudonyms['of']): string | null {
  for (let at = fullName.indexOf(' '); at > 0; at = fullName.indexOf(' ', at + 1)) {
    const [first, last] = [name.get(fullName.slice(0, at)), surname.get(fullName.slice(at + 1))];
    if (first !== undefined && last !== undefined) return `${first} ${last}`;
  }
  return null;
}

/**
 * Returns what collects the texts of each kind, and then gives all of them stand-ins. A username that is a word of the app,
 * such as `pro`, is not looked for in longer texts.
 */
export function makeDirectories(isWordOfApp: (word: string) => boolean) {
  const originals = ofEachKind(() => new Set<string>());
  const callNames = new Set<string>();

  /** Returns whether the text is a new one. */
  function add(kind: PersonalKind, text: string): boolean {
    if (originals[kind].has(text) || !isReadable(text)) return false;
    if (kind === 'words' || (kind === 'birthday' && !isBirthday(text))) {
      const before = originals.words.size;
      for (const word of wordsOf(text)) originals.words.add(word.text);
      return originals.words.size > before;
    }
    originals[kind].add(text);
    if (kind !== 'name' && kind !== 'surname' && kind !== 'fullName') return true;
    const words = wordsOf(text);
    if (words.length > 1) for (const word of words) if (isCallName(word.text)) callNames.add(word.text);
    return true;
  }

  function pseudonyms(): Pseudonyms {
    const of: Pseudonyms['of'] = ofEachKind(() => new Map<string, string>());
    const known = makeKnownTexts((text) => {
      const kind = personalKinds.find((one) => (one !== 'words' || callNames.has(text)) && of[one].has(text));
      return kind && of[kind].get(text);
    });
    const textsOf = (kind: PersonalKind) => (kind === 'words' ? callNames : originals[kind]);
    for (const kind of personalKinds)
      for (const text of textsOf(kind)) if (kind !== 'username' || !isWordOfApp(text)) known.add(text);

    const words = new Set(Array.from(originals.words, foldedWord));
    const isTaken = (standIn: string) => known.withWordsOf(standIn) !== undefined || words.has(foldedWord(standIn));
    for (const kind of personalKinds) {
      const texts = new Set([...originals[kind], ...textsOf(kind)]);
      const inTwoParts = new Map<string, string>();
      for (const text of kind === 'fullName' ? texts : []) {
        const parts = inTwo(text, of);
        if (parts !== null && texts.delete(text)) inTwoParts.set(text, parts);
      }
      const others = kind === 'birthday' ? otherBirthdays(texts) : pseudonymsFor(texts, kind, isTaken);
      of[kind] = new Map([...inTwoParts, ...others]);
    }
    return { of, known };
  }

  return { add, pseudonyms, counts: () => ofEachKind((kind) => originals[kind].size) };
}
