import type { MaskRules } from '@/capsule/masking/makeMasking';

/** Returns mask rules for these fields alone; no text is harmless by its form, and every word is the name of a field. */
export const someMaskRules = (fields: MaskRules['fields'] = {}): MaskRules => ({
  fields,
  isHarmless: () => false,
  isWordOfApp: (word) => word === 'Bearer',
  isFieldName: (key) => /^\w+$/.test(key),
  cacheKey: () => null,
});
