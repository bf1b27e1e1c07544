import { useSearchParams } from 'react-router-dom';
import { trainingStatuses, type TrainingStatus } from '../../../contract/lists';
import type { TrainingQuery } from '../../../contract/training';
import { useShownClub } from '../../session/useShownClub';

export type TrainingSort = NonNullable<TrainingQuery['sort']>;

interface Place {
  golfclubId: string;
  status: TrainingStatus;
  /** From 0. */
  page: number;
  sort: TrainingSort;
}

const sorts = ['name', '-name', 'plannedDate', '-plannedDate', 'startDate', '-startDate'] as const;

/** Returns the order in which a status is read best: what comes next first, or what ended last. */
const usualSort = (status: TrainingStatus): TrainingSort => (status === 'PLANNED' ? 'plannedDate' : '-plannedDate');

/** Returns the sort that the grid asks for, if trainings can be sorted so; otherwise null. */
export const sortNamed = (name: string | null): TrainingSort | null => sorts.find((sort) => sort === name) ?? null;

/**
 * Returns which club's trainings are shown and how, all of it read from the address, and `go`, which changes some of
 * it; the browser's Back undoes that. Another filter, club or order begins on the first page; a club or filter in its
 * usual order.
 */
export function usePlannerUrl() {
  const { golfclubId, ownClubId, mayChooseClub } = useShownClub();
  const [search, setSearch] = useSearchParams();
  const status = trainingStatuses.find((known) => known === search.get('status')) ?? 'PLANNED';
  const page = search.get('page') ?? '';
  const here: Place = {
    golfclubId,
    status,
    page: /^\d{1,6}$/.test(page) ? Number(page) : 0,
    sort: sortNamed(search.get('sort')) ?? usualSort(status),
  };
  const queryOf = (place: Place) => {
    const query = new URLSearchParams({ status: place.status });
    if (place.golfclubId !== ownClubId) query.set('club', place.golfclubId);
    if (place.sort !== usualSort(place.status)) query.set('sort', place.sort);
    if (place.page > 0) query.set('page', String(place.page));
    return query;
  };
  const go = ({ sort = here.sort, ...changes }: Partial<Place>) => {
    const next = { ...here, page: 0, ...changes };
    setSearch(queryOf({ ...next, sort: next.status === here.status ? sort : usualSort(next.status) }));
  };
  /** The address of one of these trainings in the wizard. */
  const wizardAddress = (trainingId: string) => {
    const query = queryOf({ ...here, page: 0, sort: usualSort(status) });
    return `/private/sessionwizard/${trainingId}?${query.toString()}`;
  };
  return { ...here, mayChooseClub, go, wizardAddress };
}
