const consonants = 'bdfghklmnprstvwz';
const vowels = 'aeiou';
const SYLLABLES = consonants.length * vowels.length;
/** Fewer would not look like a name. */
const FEWEST = 2;

/** Returns how many syllables it takes for so many different codes. */
export function syllablesFor(count: number): number {
  return Math.max(FEWEST, Math.ceil(Math.log(Math.max(1, count)) / Math.log(SYLLABLES)));
}

/** Returns a number as something that can be pronounced; of the same length, a greater one comes later in the alphabet. */
export function inSyllables(number: number, length: number): string {
  let code = '';
  let rest = number;
  for (let at = 0; at < length; at += 1) {
    const syllable = rest % SYLLABLES;
    code = consonants.charAt(Math.floor(syllable / vowels.length)) + vowels.charAt(syllable % vowels.length) + code;
    rest = Math.floor(rest / SYLLABLES);
  }
  return code;
}
