import type { Golfclub } from '../../../contract/golfclub';
import type { Locale } from '../../../contract/lists';
import { sortNamed } from './clubsUrl';

interface Showing {
  /** What name or city must contain, without regard to case. */
  q: string;
  /** A field, with a minus in front for the other direction. */
  sort: string;
  locale: Locale;
  /** The country in words, as it is read and therefore sorted. */
  countryName: (club: Golfclub) => string;
}

/** Returns the clubs that match the search, sorted by language; clubs that are alike in the sort stand by name. */
export function shownClubs(clubs: readonly Golfclub[], { q, sort, locale, countryName }: Showing): Golfclub[] {
  const { field, isDescending } = sortNamed(sort);
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const wanted = q.trim().toLocaleLowerCase(locale);
  const byField = (one: Golfclub, other: Golfclub): number => {
    if (field === 'members') return one.memberCount - other.memberCount;
    if (field === 'country') return compare(countryName(one), countryName(other));
    return compare(one[field], other[field]);
  };
  return clubs
    .filter(({ name, city }) => [name, city].some((text) => text.toLocaleLowerCase(locale).includes(wanted)))
    .sort((one, other) => (isDescending ? -1 : 1) * byField(one, other) || compare(one.name, other.name));
}
