import type { TrainingCategory } from '@contract/category';
import { isFoundIn } from '@contract/folding';
import { locales } from '@contract/lists';

/** Returns the categories whose name or description contains this in any language, without regard to case and accents. */
export const categoriesWith = (categories: readonly TrainingCategory[], q: string): TrainingCategory[] =>
  categories.filter(({ name, description }) =>
    isFoundIn(
      locales.flatMap((locale) => [name[locale] ?? '', description[locale] ?? '']),
      q,
    ),
  );
