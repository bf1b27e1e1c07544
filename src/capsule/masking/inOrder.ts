const collator = new Intl.Collator('de');
const bases = new Intl.Collator('de', { sensitivity: 'base' });

/** Compares two texts in the order in which lists of people are shown. */
export const inOrder = collator.compare;

/** Compares two texts in that order, but for marks on letters and for capitals. */
export const inOrderOfBases = bases.compare;
