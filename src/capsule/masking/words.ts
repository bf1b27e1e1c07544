/** A word with where it stands in its text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const inWords = /[\p{L}\p{N}\p{M}]/u;
/** What is known of each code unit: 1 stands in words, 2 does not. Asking the pattern each time takes ten times as long. */
const units = new Uint8Array(0x10000);

function isInWord(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (units[unit] === 0) {
    // Half a sign says nothing of the whole; the other half of it was looked at, or is.
    const isHalf = unit >= 0xd800 && unit <= 0xdfff;
    if (isHalf) return inWords.test(wholeSign(text, at));
    units[unit] = inWords.test(text.charAt(at)) ? 1 : 2;
  }
  return units[unit] === 1;
}

/** The sign of which one half stands there. */
function wholeSign(text: string, at: number): string {
  const isSecond = text.charCodeAt(at) >= 0xdc00;
  return String.fromCodePoint(text.codePointAt(isSecond ? Math.max(0, at - 1) : at) ?? 0);
}

/** Returns the words of a text in their order; letters and digits are one word, and so are the marks on them. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    while (at < text.length && !isInWord(text, at)) at += 1;
    const start = at;
    while (at < text.length && isInWord(text, at)) at += 1;
    if (at > start) words.push({ text: text.slice(start, at), start, end: at });
  }
  return words;
}

/** Returns how many words the text has, and all of them folded in one text, with a space between them. */
export function foldedWords(text: string): { key: string; count: number } {
  const folded = foldedWord(text);
  let [key, count, at] = ['', 0, 0];
  while (at < folded.length) {
    while (at < folded.length && !isInWord(folded, at)) at += 1;
    const start = at;
    while (at < folded.length && isInWord(folded, at)) at += 1;
    if (at === start) break;
    key += (count === 0 ? '' : ' ') + folded.slice(start, at);
    count += 1;
  }
  return { key, count };
}

/** Returns the text with each of its words as told; all between them stays. */
export function eachWord(text: string, told: (word: string) => string): string {
  let [result, end] = ['', 0];
  for (const word of wordsOf(text)) {
    result += text.slice(end, word.start) + told(word.text);
    end = word.end;
  }
  return result + text.slice(end);
}

/** Returns what is the same for two spellings of a word that differ only in capitals or in how marks are put on letters. */
export const foldedWord = (word: string): string => (isOfLatin(word) ? word : word.normalize('NFC')).toUpperCase();

/** Returns whether no sign of the text can be put together with the next; what can is of higher numbers. */
function isOfLatin(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x2ff) return false;
  return true;
}

/** Returns whether something can be read in the text: only then can it tell of somebody. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
