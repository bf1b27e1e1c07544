import { commonWords } from './commonPasswords';

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789012345678901234567890',
  '1234567890',
  'qwertyuiop',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjklöä',
  'asdfghjkl;',
  'zxcvbnm,./',
  'yxcvbnm,.-',
  '!"§$%&/()=',
  '!@#$%^&*()',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
];
const runs = rows.flatMap((row) => [row, Array.from(row).reverse().join('')]);
const SHORTEST_RUN = 3;

const letterOfSign: Readonly<Record<string, string>> = {
  4: 'a',
  '@': 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  5: 's',
  $: 's',
  7: 't',
};
const year = /^(19|20)\d\d$/;
const sameCharacter = /^(.)\1{2,}$/u;
const words = new Set(commonWords);
const LONGEST_WORD = Math.max(...commonWords.map(({ length }) => length));

/**
 * Returns of how many pieces a lower-case text is made at the fewest. A common word, also one written with 0 for o and
 * the like, a run along the keys or the alphabet, one character again and again, and a year are one piece each, as is
 * every other character: 12 random characters are about 12 pieces. Of a text that repeats itself only what is repeated
 * counts.
 */
export function piecesOf(whole: string): number {
  const text = repeatedPartOf(whole);
  const letters = Array.from(text, (sign) => letterOfSign[sign] ?? sign).join('');
  const fewest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let least = (fewest[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - LONGEST_WORD); start < end - 1; start += 1) {
      const before = fewest[start] ?? 0;
      if (before + 1 < least && isPiece(text.slice(start, end), letters.slice(start, end))) least = before + 1;
    }
    fewest.push(least);
  }
  return fewest[text.length] ?? 0;
}

function isPiece(text: string, letters: string): boolean {
  if (words.has(text) || words.has(letters) || year.test(text) || sameCharacter.test(text)) return true;
  return text.length >= SHORTEST_RUN && runs.some((run) => run.includes(text));
}

/** Returns the shortest beginning of which the text is made by repeating it, twice at least. */
function repeatedPartOf(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  }
  return text;
}
