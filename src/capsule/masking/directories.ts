import { isBirthday, otherBirthdays } from './birthdays';
import { makeKnownTexts, type KnownTexts } from './knownTexts';
import { personalKinds, standInsFor, type PersonalKind } from './standIns';
import { foldedWord, isReadable, wordsOf } from './words';

type Given = ReadonlyMap<string, string>;

/** The stand-ins of all texts that were collected. */
export interface StandIns {
  of: Record<PersonalKind, Given>;
  /** Finds them in longer texts. */
  known: KnownTexts;
}

/** A part of a name of several words by which somebody may be called, and not a `von` or `de la`. */
const isCallName = (word: string): boolean => word.length > 2 && !/^\p{Ll}/u.test(word);

const ofEachKind = <Value>(value: (kind: PersonalKind) => Value) =>
  Object.fromEntries(personalKinds.map((kind) => [kind, value(kind)])) as Record<PersonalKind, Value>;

/** Whoever has a name and a surname somewhere has the same two in one text. */
function inTwo(fullName: string, names: Given, surnames: Given): string | null {
  for (let at = fullName.indexOf(' '); at > 0; at = fullName.indexOf(' ', at + 1)) {
    const [name, surname] = [names.get(fullName.slice(0, at)), surnames.get(fullName.slice(at + 1))];
    if (name !== undefined && surname !== undefined) return `${name} ${surname}`;
  }
  return null;
}

/** Returns what collects the texts of each kind, and then gives all of them stand-ins. */
export function makeDirectories() {
  const originals = ofEachKind(() => new Set<string>());
  const callNames = new Set<string>();

  function add(kind: PersonalKind, text: string): void {
    if (originals[kind].has(text) || !isReadable(text)) return;
    if (kind === 'words' || (kind === 'birthday' && !isBirthday(text))) {
      for (const word of wordsOf(text)) originals.words.add(word.text);
      return;
    }
    originals[kind].add(text);
    if (kind !== 'name' && kind !== 'surname' && kind !== 'fullName') return;
    const words = wordsOf(text);
    if (words.length > 1) for (const word of words) if (isCallName(word.text)) callNames.add(word.text);
  }

  function standIns(): StandIns {
    const known = makeKnownTexts((text) => {
      const kind = personalKinds.find((one) => (one !== 'words' || callNames.has(text)) && of[one].has(text));
      return kind && of[kind].get(text);
    });
    for (const kind of personalKinds)
      for (const text of kind === 'words' ? callNames : originals[kind]) known.add(text);

    const words = new Set(Array.from(originals.words, foldedWord));
    const isTaken = (standIn: string) => known.withWordsOf(standIn) !== undefined || words.has(foldedWord(standIn));
    const given = (kind: Exclude<PersonalKind, 'birthday'>, texts: Iterable<string> = originals[kind]) =>
      standInsFor(texts, kind, isTaken);
    const [name, surname] = [given('name'), given('surname')];
    const fullName = new Map<string, string>();
    for (const text of originals.fullName) {
      const standIn = inTwo(text, name, surname);
      if (standIn !== null) fullName.set(text, standIn);
    }
    const others = given(
      'fullName',
      [...originals.fullName].filter((text) => !fullName.has(text)),
    );
    const of: StandIns['of'] = {
      name,
      surname,
      fullName: new Map([...fullName, ...others]),
      username: given('username'),
      email: given('email'),
      phone: given('phone'),
      birthday: otherBirthdays(originals.birthday),
      words: given('words', new Set([...originals.words, ...callNames])),
    };
    return { of, known };
  }

  return { add, standIns, counts: () => ofEachKind((kind) => originals[kind].size) };
}
