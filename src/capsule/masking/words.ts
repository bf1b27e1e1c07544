const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns the words of a text with their positions; letters, digits and the marks on them are one word. */
export const wordsOf = (text: string): { text: string; start: number; end: number }[] =>
  Array.from(text.matchAll(word), ({ 0: match, index }) => ({ text: match, start: index, end: index + match.length }));

/** Returns the text with each of its words replaced. */
export const eachWord = (text: string, replace: (word: string) => string): string => text.replace(word, replace);

/** Returns what is the same for spellings of a word that differ only in capitals or in how marks are put on letters. */
export const foldedWord = (text: string): string => text.normalize('NFC').toUpperCase();

/** Returns all words of a text folded, with a space between them. */
export const foldedWords = (text: string): string => (foldedWord(text).match(word) ?? []).join(' ');

/** Returns whether anything in the text is visible: only then can it identify somebody. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
