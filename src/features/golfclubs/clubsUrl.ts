import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const sorts = ['name', 'postalcode', 'city', 'country', 'members'] as const;
export type ClubSort = (typeof sorts)[number];

/** Returns the sort that an address or the grid names, or by name where clubs cannot be sorted so. */
export function sortNamed(named: string | null): { field: ClubSort; isDescending: boolean } {
  const field = sorts.find((sort) => sort === named?.replace(/^-/, ''));
  return { field: field ?? 'name', isDescending: field !== undefined && (named?.startsWith('-') ?? false) };
}

/**
 * Returns what is searched for and how the clubs are sorted, both as the address says; the browser's Back undoes a
 * search as one step.
 */
export function useClubsUrl() {
  const [search, setSearch] = useSearchParams();
  const place = useLocation();
  const arrival = useNavigationType();
  const asked = search.get('q') ?? '';
  const [seen, setSeen] = useState(place.key);
  // What is typed is ahead of the address, which therefore counts only where someone came to it another way.
  const [q, setQ] = useState(asked);
  if (place.key !== seen) {
    setSeen(place.key);
    if (arrival === NavigationType.Pop && q !== asked) setQ(asked);
  }

  const go = (name: string, value: string, isReplaced: boolean) =>
    setSearch(
      (held) => {
        if (value === '') held.delete(name);
        else held.set(name, value);
        return held;
      },
      { replace: isReplaced },
    );
  return {
    q,
    searchFor: (typed: string) => {
      setQ(typed);
      go('q', typed, q !== '' && typed !== '');
    },
    sort: search.get('sort') ?? 'name',
    sortBy: (by: string | null) => go('sort', by ?? '', false),
  };
}
