/** Returns a text of the same length and the same kinds of characters: `Jörg 7` becomes `Xxxx 0`. */
export const shapeOf = (text: string): string =>
  text.replace(/[^\p{P}\p{S}\s]/gu, (character) => {
    if (/\p{Lu}/u.test(character)) return 'X';
    if (/\p{N}/u.test(character)) return '0';
    return /[\p{L}\p{M}]/u.test(character) ? 'x' : ' ';
  });

/** Returns whether a text is an id, in either case of letters. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Fields of forms that say when trainings take place, which is masked nowhere. */
const plannedFields = /(^|\.)(plannedDate|plannedTime|repeats|newDate|newTime)$/;
/** As far as it is typed; a telephone number has more digits. */
const plannedText = /^(\d{1,4}([.-](\d{1,2}([.-](\d{1,4})?)?)?)?|\d{1,2}:\d{0,2})$/;

/**
 * Returns whether a text of this field is a date, a time of day or a number of weeks of a training, or the beginning of one.
 */
export const isPlanned = (field: string, text: string): boolean => plannedFields.test(field) && plannedText.test(text);

/** As many digits as points or a handicap can have, and one more: anything longer may be a telephone number. */
export const arePoints = (text: string): boolean => /^\s*[+−-]?\d{0,5}([.,]\d?)?\s*$/.test(text);
