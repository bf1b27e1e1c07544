import { collator } from '@/i18n/collator';
import { isFoundIn } from '@contract/folding';
import type { Golfclub } from '@contract/golfclub';
import type { Locale } from '@contract/lists';

export const USUAL_SORT = 'name';

/** Returns the clubs whose name or city holds the search, without regard to case and accents, by name. */
export function visibleClubs(clubs: readonly Golfclub[], q: string, locale: Locale): Golfclub[] {
  const { compare } = collator(locale);
  return clubs
    .filter(({ name, city }) => isFoundIn([name, city], q))
    .sort((one, other) => compare(one.name, other.name));
}
