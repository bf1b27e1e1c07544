import { useSearchParams } from 'react-router-dom';
import { useShownClub } from '../../session/useShownClub';

/** The tables of the screen, in their order. */
export const tables = ['active', 'unfinished', 'finished'] as const;
export type Table = (typeof tables)[number];
export const shownTables = ['all', ...tables] as const;

const sorts = ['name', '-name', 'plannedDate', '-plannedDate'] as const;
type Sort = (typeof sorts)[number];
const LATEST_FIRST = '-plannedDate';

/** Returns the order of the finished ones that is asked for, the latest first where that is none. */
export const sortNamed = (name: string | null): Sort => sorts.find((sort) => sort === name) ?? LATEST_FIRST;

interface Place {
  golfclubId: string;
  show: (typeof shownTables)[number];
  /** Of the finished ones, from 0. */
  page: number;
  /** Of the finished ones. */
  sort: Sort;
}

/**
 * Returns which club's trainings are shown and in which tables, all of it read from the address, and `go`, which changes
 * some of it and begins on the first page; the browser's Back undoes that.
 */
export function useActiveTrainingsUrl() {
  const { golfclubId, ownClubId, mayChooseClub } = useShownClub();
  const [search, setSearch] = useSearchParams();
  const page = search.get('page') ?? '';
  const here: Place = {
    golfclubId,
    show: shownTables.find((known) => known === search.get('show')) ?? 'all',
    page: /^\d{1,6}$/.test(page) ? Number(page) : 0,
    sort: sortNamed(search.get('sort')),
  };
  const ofClub = (club: string) => new URLSearchParams(club === ownClubId ? {} : { club });
  const go = (changes: Partial<Place>) => {
    const place = { ...here, page: 0, ...changes };
    const query = ofClub(place.golfclubId);
    if (place.show !== 'all') query.set('show', place.show);
    if (place.sort !== LATEST_FIRST) query.set('sort', place.sort);
    if (place.page > 0) query.set('page', String(place.page));
    setSearch(query);
  };
  /** The address of a running training in the wizard. */
  const wizardAddress = (trainingId: string) => {
    const query = ofClub(golfclubId);
    query.set('status', 'STARTED');
    return `/private/sessionwizard/${trainingId}?${query.toString()}`;
  };
  return { ...here, mayChooseClub, go, wizardAddress };
}
