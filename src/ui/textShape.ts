/** Returns a text of the same length and the same kinds of characters: `Jörg 7` becomes `Xxxx 0`. */
export const shapeOf = (text: string): string =>
  text.replace(/[^\p{P}\p{S}\s]/gu, (character) => {
    if (/\p{Lu}/u.test(character)) return 'X';
    if (/\p{N}/u.test(character)) return '0';
    return /[\p{L}\p{M}]/u.test(character) ? 'x' : ' ';
  });

/** As many digits as points or a handicap can have, and one more: anything longer may be a telephone number. */
export const arePoints = (text: string): boolean => /^\s*[+−-]?\d{0,5}([.,]\d?)?\s*$/.test(text);
