import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/useSession';
import { everyone, filtersFor, placeIn, type Place } from './usersPlace';

function searchFor(place: Place): URLSearchParams {
  const query = new URLSearchParams();
  if (place.club !== null) query.set('club', place.club);
  if (place.filter !== everyone.filter) query.set('filter', place.filter);
  if (place.q !== everyone.q) query.set('q', place.q);
  if (place.sort !== everyone.sort) query.set('sort', place.sort);
  if (place.pageSize !== everyone.pageSize) query.set('size', String(place.pageSize));
  if (place.page !== everyone.page) query.set('page', String(place.page));
  return query;
}

/**
 * Returns which users are shown and how, all of it read from the address, and `go`, which changes some of it and
 * begins on the first page; the browser's Back undoes that. A search that is being typed is one step, and `correct`
 * is none at all. `onGo` is told where to before the screen is drawn for it.
 */
export function useUsersUrl(onGo: (place: Place) => void) {
  const isAdmin = useSession().roles.includes('ADMIN');
  const [search, setSearch] = useSearchParams();
  // On a slow device somebody may go on before the last place is drawn.
  const goneTo = useRef<Place | null>(null);
  useEffect(() => {
    goneTo.current = null;
  }, [search]);
  return useMemo(() => {
    const here = placeIn(search, isAdmin);
    const go = (changes: Partial<Place>) => {
      const from = goneTo.current ?? here;
      const isTypedOn = changes.q !== undefined && changes.q !== '' && from.q !== '';
      const next = { ...from, page: 0, ...changes };
      goneTo.current = next;
      onGo(next);
      setSearch(searchFor(next), { replace: isTypedOn });
    };
    return {
      ...here,
      isAdmin,
      filters: filtersFor(isAdmin),
      go,
      correct: (changes: Partial<Place>) => setSearch(searchFor({ ...here, ...changes }), { replace: true }),
      showAll: () => go({ ...everyone, pageSize: here.pageSize, sort: here.sort }),
    };
  }, [search, setSearch, isAdmin, onGo]);
}
