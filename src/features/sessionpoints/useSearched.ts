import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Returns what is searched for, as the address says, and how to search for something else. */
export function useSearched(): { q: string; searchFor: (typed: string) => void } {
  const [search, setSearch] = useSearchParams();
  // What is typed is ahead of the address.
  const [q, setQ] = useState(search.get('q') ?? '');
  return {
    q,
    searchFor: (typed) => {
      setQ(typed);
      setSearch(typed === '' ? {} : { q: typed }, { replace: true });
    },
  };
}
