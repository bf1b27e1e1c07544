import type { Replacement } from './textRanges';
import { foldedWord, foldedWords, wordsOf } from './words';

/** Between two words of one text there is no more than this. */
const WIDEST_GAP = 3;

type Word = ReturnType<typeof wordsOf>[number];

/**
 * Returns what finds known texts in longer ones by their words, however many are known. Of several with the same words the
 * first counts, but one that is the same in every character comes before all others.
 */
export function makeKnownTexts(standInOf: (text: string) => string | undefined) {
  const byWords = new Map<string, string>();
  /** Of the texts that begin with a word, where that is more than one. */
  const mostWords = new Map<string, number>();

  function add(text: string): void {
    const key = foldedWords(text);
    if (key === '' || byWords.has(key)) return;
    byWords.set(key, text);
    const [begin = '', ...rest] = key.split(' ');
    if (rest.length > 0) mostWords.set(begin, Math.max(rest.length + 1, mostWords.get(begin) ?? 1));
  }

  /** The longest known text that begins with that word. */
  function found(words: readonly Word[], folded: readonly string[], at: number) {
    const most = Math.min(mostWords.get(folded[at] ?? '') ?? 1, words.length - at);
    for (let count = most; count > 0; count -= 1) {
      const known = byWords.get(folded.slice(at, at + count).join(' '));
      const matched = words.slice(at, at + count);
      if (known === undefined || isTorn(matched)) continue;
      // A single letter is a word of its own in other spellings.
      if (count > 1 || known === matched[0]?.text || (matched[0]?.text.length ?? 0) > 1)
        return { known, count, end: matched.at(-1)?.end ?? 0 };
    }
    return null;
  }

  /** Returns where known texts stand in a text, with their stand-ins. */
  function foundIn(text: string): Replacement[] {
    const words = wordsOf(text);
    const folded = words.map((word) => foldedWord(word.text));
    const all: Replacement[] = [];
    for (let at = 0; at < words.length;) {
      const match = found(words, folded, at);
      if (match) {
        const [start, end] = widened(text, all.at(-1)?.end ?? 0, words[at]?.start ?? 0, match);
        all.push({ start, end, text: standInOf(text.slice(start, end)) ?? standInOf(match.known) ?? '' });
      }
      const genitive = match ? null : genitiveOf(words[at], folded[at]);
      if (genitive) all.push(genitive);
      at += match?.count ?? 1;
    }
    return all;
  }

  /** In German a name in the genitive has its s without an apostrophe; it stays. */
  function genitiveOf(word: Word | undefined, folded = ''): Replacement | null {
    const known = folded.length > 3 && folded.endsWith('S') ? byWords.get(folded.slice(0, -1)) : undefined;
    if (!word || known === undefined) return null;
    return { start: word.start, end: word.end - 1, text: standInOf(known) ?? '' };
  }

  /** Returns the known text that has the same words. */
  const withWordsOf = (text: string): string | undefined => byWords.get(foldedWords(text));

  /** Returns the stand-in of a text that is known as a whole, in whatever spelling. */
  const ofWhole = (text: string): string | undefined => standInOf(text) ?? standInOf(withWordsOf(text) ?? '');

  return { add, foundIn, withWordsOf, ofWhole };
}
export type KnownTexts = ReturnType<typeof makeKnownTexts>;

/** Returns whether there is more between the words than within one text. */
const isTorn = (words: readonly Word[]): boolean =>
  words.some((word, index) => word.start - (words[index - 1]?.end ?? word.start) > WIDEST_GAP);

/** Returns from where to where a known text stands, with what it has before its first word and after its last. */
function widened(
  text: string,
  from: number,
  start: number,
  { known, end }: { known: string; end: number },
): [number, number] {
  const words = wordsOf(known);
  const before = known.slice(0, words[0]?.start);
  const after = known.slice(words.at(-1)?.end);
  return [
    text.slice(from, start).endsWith(before) ? start - before.length : start,
    text.startsWith(after, end) ? end + after.length : end,
  ];
}
