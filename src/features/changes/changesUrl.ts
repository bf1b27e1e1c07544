import { useSearchParams } from 'react-router-dom';

interface Place {
  /** Empty for every club. */
  golfclubId: string;
  /** Empty for everybody. */
  memberId: string;
  /** From 0. */
  page: number;
}

const everything: Place = { golfclubId: '', memberId: '', page: 0 };

/** Returns the address of the record of one person or one club. */
export function changesAddress({ golfclubId, memberId, page }: Partial<Place>): string {
  const query = new URLSearchParams();
  if (golfclubId) query.set('club', golfclubId);
  if (memberId) query.set('member', memberId);
  if (page) query.set('page', String(page));
  return `?${query.toString()}`;
}

/**
 * Returns whose changes are shown and which page of them, all of it read from the address, and `go`, which changes some
 * of it and begins on the first page.
 */
export function useChangesUrl() {
  const [search, setSearch] = useSearchParams();
  const page = search.get('page') ?? '';
  const here: Place = {
    golfclubId: search.get('club') ?? everything.golfclubId,
    memberId: search.get('member') ?? everything.memberId,
    page: /^\d{1,6}$/.test(page) ? Number(page) : everything.page,
  };
  const go = (changes: Partial<Place>) => setSearch(changesAddress({ ...here, page: 0, ...changes }));
  return { ...here, go, showAll: () => go(everything) };
}
