import { useSearchParams } from 'react-router-dom';
import type { LeagueEntriesQuery } from '../../../contract/league';
import { useSeason } from '../../session/useSeason';
import { useShownClub } from '../../session/useShownClub';
import { LONGEST_SEARCH } from '../../ui/longestSearch';

export type EntrySort = NonNullable<LeagueEntriesQuery['sort']>;

/** What the entries can be narrowed to besides club and season. */
export interface EntryFilters {
  /** Ids; empty for all of them. */
  player: string;
  template: string;
  category: string;
  /** Searched in the names of the players. */
  q: string;
}

interface Place extends EntryFilters {
  sort: EntrySort;
  /** From 0. */
  page: number;
}

export const PAGE_SIZE = 25;
const all: EntryFilters = { player: '', template: '', category: '', q: '' };
const usual: Place = { ...all, sort: '-date', page: 0 };
const sortFields = ['date', 'player', 'training', 'score', 'points'] as const;
const sorts = sortFields.flatMap((field) => [field, `-${field}`] as const);
const idFormat = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the sort that the grid asks for, or the latest first where entries cannot be sorted so. */
export const sortNamed = (name: string | null): EntrySort => sorts.find((sort) => sort === name) ?? usual.sort;

/** Returns what an address shows; what it asks for that cannot be counts as not asked. */
export function placeIn(search: URLSearchParams): Place {
  const id = (name: string) => {
    const given = search.get(name) ?? '';
    return idFormat.test(given) ? given : '';
  };
  const page = search.get('page') ?? '';
  return {
    player: id('player'),
    template: id('template'),
    category: id('category'),
    q: (search.get('q') ?? usual.q).slice(0, LONGEST_SEARCH),
    sort: sortNamed(search.get('sort')),
    page: /^\d{1,6}$/.test(page) ? Number(page) : usual.page,
  };
}

/** Returns the address with the place in it; what it says besides, such as the season, stays. */
export function searchFor(before: URLSearchParams, place: Place): URLSearchParams {
  const query = new URLSearchParams(before);
  for (const name of ['player', 'template', 'category', 'q', 'sort', 'page'] as const) {
    if (place[name] === usual[name]) query.delete(name);
    else query.set(name, String(place[name]));
  }
  return query;
}

/**
 * Returns which entries of which club are shown and how, all of it read from the address, and `go`, which changes some
 * of it and begins on the first page; the browser's Back undoes that. A search that is being typed is one step, and
 * `correct` is none at all.
 */
export function useEntriesUrl() {
  const { golfclubId, ownClubId, mayChooseClub } = useShownClub();
  const season = useSeason();
  const [search, setSearch] = useSearchParams();
  const here = placeIn(search);
  const { player, template, category, q, sort } = here;
  const isNarrowed = player !== '' || template !== '' || category !== '' || q !== '';
  return {
    ...here,
    golfclubId,
    mayChooseClub,
    season,
    isFiltered: isNarrowed || season.choice !== 'all',
    /** What all pages of the entries are read with. */
    wanted: { golfclubId, ...season.period, sort, ...given({ player, template, category, q }) },
    go: (changes: Partial<Place>) => {
      const isTypedOn = changes.q !== undefined && changes.q !== '' && q !== '';
      setSearch((before) => searchFor(before, { ...placeIn(before), page: 0, ...changes }), { replace: isTypedOn });
    },
    correct: (page: number) =>
      setSearch((before) => searchFor(before, { ...placeIn(before), page }), { replace: true }),
    /** All years without a filter; club and sort stay. */
    showAll: () =>
      setSearch((before) => {
        const query = searchFor(before, { ...placeIn(before), ...all, page: 0 });
        for (const name of ['from', 'to']) query.delete(name);
        query.set('year', 'all');
        return query;
      }),
    /** The players and trainings of another club are others: of the address only the season and the sort go along. */
    chooseClub: (club: string) =>
      setSearch((before) => {
        const query = searchFor(before, { ...placeIn(before), ...all, page: 0 });
        if (club === ownClubId) query.delete('club');
        else query.set('club', club);
        return query;
      }),
  };
}

/** Returns the filters that narrow something: the server takes no empty id. */
function given(filters: EntryFilters): Partial<EntryFilters> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}
