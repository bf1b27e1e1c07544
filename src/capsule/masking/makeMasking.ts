import type { AnyDecision, PersonalKind } from '../decision';
import { isBirthday } from './birthdays';
import { carryingOut } from './carryingOut';
import { makeDirectories, type StandIns } from './directories';
import { maskedText, maskedWords } from './maskedText';
import { neutral } from './neutral';
import { isReadable } from './words';

export interface Masking {
  /** Notes all texts of people in a value; everything is to be collected before the first thing is masked. */
  collect: (value: unknown, decision: AnyDecision) => void;
  /** Returns what the capsule tells of a value; undefined where that is nothing. */
  mask: (value: unknown, decision: AnyDecision) => unknown;
  /** Returns a text with whatever is known of people, and what looks like it or like a secret, replaced. */
  maskText: (text: string) => string;
  /** How many texts of each kind were collected. */
  counts: () => Record<PersonalKind, number>;
}

/**
 * Returns what masks the values of one capsule. The same text of the same kind has the same stand-in everywhere; what was
 * not collected has a neutral one. Nothing of it throws, whatever the values are; objects are taken for unchangeable.
 */
export function makeMasking(): Masking {
  const directories = makeDirectories();
  let standIns: StandIns | null = null;
  const given = (): StandIns => (standIns ??= directories.standIns());

  const maskText = remembered((text) => maskedText(text, given().known));
  const maskWords = remembered((text) =>
    maskedWords(text, given().known, (word) => given().of.words.get(word) ?? neutral.text),
  );

  function maskAs(text: string, kind: PersonalKind): string {
    if (kind === 'words') return maskWords(text);
    const standIn = given().of[kind].get(text);
    if (standIn !== undefined) return standIn;
    if (!isReadable(text)) return text;
    return kind === 'birthday' && !isBirthday(text) ? maskWords(text) : neutral.text;
  }

  const collecting = carryingOut({
    onText: (text, decision) => {
      if (decision !== 'text') directories.add(decision, text);
      return text;
    },
    onKey: (key) => key,
  });
  const mask = carryingOut({
    onText: (text, decision) => (decision === 'text' ? maskText(text) : maskAs(text, decision)),
    onKey: maskText,
  });
  return { collect: (value, decision) => void collecting(value, decision), mask, maskText, counts: directories.counts };
}

function remembered(told: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = told(text);
    results.set(text, result);
    return result;
  };
}
