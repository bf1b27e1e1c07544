import { useSearchParams } from 'react-router-dom';
import { memberFilters, type MemberFilter } from '../../../contract/lists';
import type { MemberQuery } from '../../../contract/member';
import { useSession } from '../../session/useSession';

export type MemberSort = NonNullable<MemberQuery['sort']>;

interface Place {
  filter: MemberFilter;
  q: string;
  /** From 0. */
  page: number;
  sort: MemberSort;
}

/** The longest search that the server takes. */
export const LONGEST_SEARCH = 200;

const everyone: Place = { filter: 'all', q: '', page: 0, sort: 'surname' };
const sorts = ['golfclub', '-golfclub', 'name', '-name', 'surname', '-surname', 'email', '-email'] as const;

/** Returns the sort that the grid asks for, or by surname where users cannot be sorted so. */
export const sortNamed = (name: string | null): MemberSort => sorts.find((sort) => sort === name) ?? everyone.sort;

/** Returns the filters someone may use: only admins are shown who waits for approval. */
export const filtersFor = (isAdmin: boolean): MemberFilter[] =>
  memberFilters.filter((filter) => isAdmin || filter !== 'unapproved');

/**
 * Returns which users are shown and how, all of it read from the address, and `go`, which changes some of it and
 * begins on the first page; the browser's Back undoes that. A search that is being typed is one step.
 */
export function useUsersUrl() {
  const isAdmin = useSession().roles.includes('ADMIN');
  const [search, setSearch] = useSearchParams();
  const filters = filtersFor(isAdmin);
  const page = search.get('page') ?? '';
  const here: Place = {
    filter: filters.find((filter) => filter === search.get('filter')) ?? everyone.filter,
    q: (search.get('q') ?? everyone.q).slice(0, LONGEST_SEARCH),
    page: /^\d{1,6}$/.test(page) ? Number(page) : everyone.page,
    sort: sortNamed(search.get('sort')),
  };
  const go = (changes: Partial<Place>) => {
    const next = { ...here, page: 0, ...changes };
    const query = new URLSearchParams();
    if (next.filter !== everyone.filter) query.set('filter', next.filter);
    if (next.q !== everyone.q) query.set('q', next.q);
    if (next.sort !== everyone.sort) query.set('sort', next.sort);
    if (next.page !== everyone.page) query.set('page', String(next.page));
    const isTypedOn = changes.q !== undefined && changes.q !== '' && here.q !== '';
    setSearch(query, { replace: isTypedOn });
  };
  return { ...here, filters, go, showAll: () => go(everyone) };
}
