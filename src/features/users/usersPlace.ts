import { memberFilters, type MemberFilter } from '../../../contract/lists';
import type { MemberQuery } from '../../../contract/member';
import { LONGEST_SEARCH } from '../../ui/longestSearch';

export type MemberSort = NonNullable<MemberQuery['sort']>;

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export interface Place {
  /** Null: every club that one sees. */
  club: string | null;
  filter: MemberFilter;
  q: string;
  /** From 0. */
  page: number;
  pageSize: PageSize;
  sort: MemberSort;
}

export const everyone: Place = { club: null, filter: 'all', q: '', page: 0, pageSize: 25, sort: 'surname' };
const sortFields = ['golfclub', 'name', 'surname', 'username', 'email', 'handicap'] as const;
const sorts = sortFields.flatMap((field) => [field, `-${field}`] as const);
const idFormat = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the sort that the grid asks for, or by surname where users cannot be sorted so. */
export const sortNamed = (name: string | null): MemberSort => sorts.find((sort) => sort === name) ?? everyone.sort;

/** Returns the filters someone may use: only admins are shown who waits for approval. */
export const filtersFor = (isAdmin: boolean): MemberFilter[] =>
  memberFilters.filter((filter) => isAdmin || filter !== 'unapproved');

/** Returns what an address shows; what it asks for that there is not, or not for this person, counts as not asked. */
export function placeIn(search: URLSearchParams, isAdmin: boolean): Place {
  const page = search.get('page') ?? '';
  const club = search.get('club') ?? '';
  return {
    club: isAdmin && idFormat.test(club) ? club : everyone.club,
    filter: filtersFor(isAdmin).find((filter) => filter === search.get('filter')) ?? everyone.filter,
    q: (search.get('q') ?? everyone.q).slice(0, LONGEST_SEARCH),
    page: /^\d{1,6}$/.test(page) ? Number(page) : everyone.page,
    pageSize: pageSizes.find((size) => String(size) === search.get('size')) ?? everyone.pageSize,
    sort: sortNamed(search.get('sort')),
  };
}

/** Returns what the server is asked for there. */
export function askedAt({ club, filter, q, sort, page, pageSize }: Place) {
  return {
    listing: { filter, q, sort, page, pageSize },
    counted: { q, ...(club === null ? {} : { golfclubId: club }) },
  };
}
