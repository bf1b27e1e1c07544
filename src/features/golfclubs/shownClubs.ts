import type { Golfclub } from '../../../contract/golfclub';
import type { Locale } from '../../../contract/lists';

const sorts = ['name', 'postalcode', 'city', 'country', 'members'] as const;
export const USUAL_SORT = 'name';

interface Showing {
  /** What name or city must contain, without regard to case. */
  q: string;
  /** Fields with a comma between them, each with a minus in front for the other direction. */
  sort: string;
  locale: Locale;
  /** The country in words, as it is read and therefore sorted. */
  countryName: (club: Golfclub) => string;
}

/** Returns the clubs that match the search, sorted by language; clubs that are alike in the sort stand by name. */
export function shownClubs(clubs: readonly Golfclub[], { q, sort, locale, countryName }: Showing): Golfclub[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const sortedBy = sort.split(',').flatMap((named) => {
    const field = sorts.find((one) => one === named.replace(/^-/, ''));
    return field ? [{ field, sign: named.startsWith('-') ? -1 : 1 }] : [];
  });
  const wanted = q.trim().toLocaleLowerCase(locale);
  const byField = (field: (typeof sorts)[number], one: Golfclub, other: Golfclub): number => {
    if (field === 'members') return one.memberCount - other.memberCount;
    if (field === 'country') return compare(countryName(one), countryName(other));
    return compare(one[field], other[field]);
  };
  return clubs
    .filter(({ name, city }) => [name, city].some((text) => text.toLocaleLowerCase(locale).includes(wanted)))
    .sort((one, other) => {
      const first = sortedBy.map(({ field, sign }) => sign * byField(field, one, other)).find((order) => order !== 0);
      return first ?? compare(one.name, other.name);
    });
}
