const collator = new Intl.Collator('de');
const bases = new Intl.Collator('de', { sensitivity: 'base' });

/** Compares two texts in the order in which lists of people are shown. */
export const inOrder = collator.compare;

/** The same order, ignoring case and diacritics. */
export const inOrderOfBases = bases.compare;
