import { useSearchParams } from 'react-router-dom';
import { trainingStatuses, type TrainingStatus } from '../../../contract/lists';
import type { ScheduledTraining, TrainingQuery } from '../../../contract/training';
import { todayHere } from '../../i18n/dates';
import { useShownClub } from '../../session/useShownClub';
import { monthOf } from './calendarDays';

export type TrainingSort = NonNullable<TrainingQuery['sort']>;

export const plannerViews = ['table', 'month'] as const;
export type PlannerView = (typeof plannerViews)[number];

interface Place {
  golfclubId: string;
  view: PlannerView;
  /** `YYYY-MM`; this month if the address names none. */
  month: string;
  status: TrainingStatus;
  /** From 0. */
  page: number;
  sort: TrainingSort;
}

const possibleMonth = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;
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
  const month = search.get('month') ?? '';
  const here: Place = {
    golfclubId,
    view: plannerViews.find((known) => known === search.get('view')) ?? 'table',
    month: possibleMonth.test(month) ? month : monthOf(todayHere()),
    status,
    page: /^\d{1,6}$/.test(page) ? Number(page) : 0,
    sort: sortNamed(search.get('sort')) ?? usualSort(status),
  };
  const queryOf = (place: Place) => {
    const query = new URLSearchParams({ status: place.status });
    if (place.golfclubId !== ownClubId) query.set('club', place.golfclubId);
    if (place.view === 'month') {
      query.set('view', place.view);
      query.set('month', place.month);
    }
    if (place.sort !== usualSort(place.status)) query.set('sort', place.sort);
    if (place.page > 0) query.set('page', String(place.page));
    return query;
  };
  const go = ({ sort = here.sort, ...changes }: Partial<Place>) => {
    const next = { ...here, page: 0, ...changes };
    setSearch(queryOf({ ...next, sort: next.status === here.status ? sort : usualSort(next.status) }));
  };
  /** The address of one of these trainings in the wizard. */
  const wizardAddress = ({ id, status: ofTraining }: Pick<ScheduledTraining, 'id' | 'status'>) => {
    const query = queryOf({ ...here, view: 'table', status: ofTraining, page: 0, sort: usualSort(ofTraining) });
    return `/private/sessionwizard/${id}?${query.toString()}`;
  };
  return { ...here, mayChooseClub, go, wizardAddress };
}
