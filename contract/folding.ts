/** Accents are taken off their letters by NFD; letters that are none but look like it are named. */
const lookalikes: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ð: 'd',
};

const apostrophes = /[`\u00b4\u02b9\u02bb-\u02bd\u2018\u2019\u201b\u2032\uff07]/g;
const hyphens = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;

/**
 * Returns the text as it is compared in searches and filters: without case, accents and invisible characters, apostrophes and
 * hyphens of all kinds as those of a keyboard. `folded` of the database returns the same.
 */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[ßæœøđłıð]/g, (letter) => lookalikes[letter] ?? letter)
    .replaceAll(apostrophes, "'")
    .replaceAll(hyphens, '-');
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Returns the text in lower case with umlauts as they are written where there are none: Mueller for Müller. */
export function spelledOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter);
}

/** Returns how the text may be typed: folded, and if it has umlauts with these spelled out as well. */
export function spellings(text: string): string[] {
  return [...new Set([folded(text), folded(spelledOut(text))])];
}

/** Returns whether every word of the search is found in one of the texts, in any of its spellings; nothing searched is. */
export function isFoundIn(texts: readonly (string | undefined)[], search: string): boolean {
  const words = wordsOf(search);
  if (words.length === 0) return true;
  const searched = texts.flatMap((text) => (text === undefined ? [] : spellings(text)));
  return words.every((word) => spellings(word).some((spelling) => searched.some((text) => text.includes(spelling))));
}

/** Returns the words of a search, each of which is looked for. */
export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter(Boolean);
}
