import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetGolfclubsQuery } from '@/api/golfclub';
import { useGetMembersQuery } from '@/api/member';
import { useGetSessionPricesQuery } from '@/api/price';
import { useSearchTemplatesQuery } from '@/api/template';
import { useGetTrainingsQuery } from '@/api/training';
import { addressOf } from '@/filters/address';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { personName } from '@/i18n/personName';
import { showPlannedDate } from '@/i18n/plannedTimes';
import { pageOfMember, PRIZES, statisticsOfMember } from '@/routing/routes';
import { useMay, useSession } from '@/session/sessionSlice';
import { useDebounced } from '@/ui/useDebounced';
import { isFoundIn } from '@contract/folding';
import { limits } from '@contract/limits';
import type { ScheduledTraining } from '@contract/training';
import type { Command, CommandGroup } from './command';

/** Of each kind. */
const MOST_SHOWN = 6;
/** One letter finds nearly everything. */
const SHORTEST_SEARCH = 2;

/** What is found, without how it is opened. */
type Result = Omit<Command, 'run'> & { to: string };

export interface SearchResults {
  results: Result[];
  isSearching: boolean;
  error: unknown;
  retry: () => void;
}

interface Search {
  /** What was typed, once it stood still. */
  q: string;
  /** Something is searched for. */
  isWanted: boolean;
  /** What is typed is what is searched for. */
  isSettled: boolean;
}

/** Returns what is searched for, shared by all that search. */
export function useSearch(typed: string): Search {
  const wanted = typed.trim().slice(0, limits.search);
  const q = useDebounced(wanted);
  return { q, isWanted: wanted.length >= SHORTEST_SEARCH, isSettled: q === wanted && q.length >= SHORTEST_SEARCH };
}

interface Query {
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

function resultsOf(search: Search, mayFind: boolean, query: Query, results: () => Result[]): SearchResults {
  const isShown = mayFind && search.isWanted && search.isSettled;
  return {
    results: isShown ? results() : [],
    isSearching: mayFind && search.isWanted && (!search.isSettled || query.isFetching),
    error: isShown ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}

/** Returns the people whom the server finds, for those who may see the users, and the way to all of them. */
export function usePeople(search: Search): SearchResults {
  const { t } = useTranslation();
  const mayFind = useMay('member.list');
  const query = useGetMembersQuery(
    { q: search.q, page: 0, pageSize: MOST_SHOWN, filter: 'all', sort: 'surname' },
    { skip: !mayFind || !search.isSettled },
  );
  return resultsOf(search, mayFind, query, () => {
    const { members = [], totalCount = 0 } = query.currentData ?? {};
    const people = members.flatMap((member): Result[] => {
      const { id, username } = member;
      const name = personName(member);
      const person = {
        group: 'people',
        detail: member.distinction === undefined ? username : `${username} · ${member.golfclub.name}`,
        isFoundByServer: true,
      } as const;
      return [
        { ...person, id: `user ${id}`, label: name, to: pageOfMember(username) },
        {
          ...person,
          id: `statistics ${id}`,
          label: t('palette.statisticsOf', { name }),
          to: statisticsOfMember(username),
        },
      ];
    });
    const all: Result = {
      id: 'allUsers',
      group: 'more',
      label: t('palette.allUsers', { count: totalCount }),
      isFoundByServer: true,
      to: addressOf('users', { q: search.q }),
    };
    return totalCount === 0 ? people : [...people, all];
  });
}

/** Returns the training templates that the server finds, for those who edit them. */
export function useTemplates(search: Search): SearchResults {
  const mayFind = useMay('template.edit');
  const query = useSearchTemplatesQuery(
    { q: search.q, page: 0, pageSize: MOST_SHOWN },
    { skip: !mayFind || !search.isSettled },
  );
  return resultsOf(search, mayFind, query, () =>
    (query.currentData ?? []).map(({ id, name }) => ({
      id: `template ${id}`,
      group: 'templates',
      label: localizedText(name),
      isFoundByServer: true,
      to: addressOf('templates', { edit: id }),
    })),
  );
}

/** Returns the golf clubs with this name or in this city, for those who edit them; all of them are known in the app anyway. */
export function useClubs(search: Search): SearchResults {
  const mayFind = useMay('golfclub.edit');
  const query = useGetGolfclubsQuery({ members: 'none' }, { skip: !mayFind || !search.isSettled });
  return resultsOf(search, mayFind, query, () =>
    (query.data ?? [])
      .filter(({ name, city }) => isFoundIn([name, city], search.q))
      .slice(0, MOST_SHOWN)
      .map(({ id, name, city }) => ({
        id: `club ${id}`,
        group: 'clubs',
        label: name,
        detail: city,
        to: addressOf('golfclubs', { q: name }),
      })),
  );
}

/** Returns the prizes with this name, for those who edit them; there are few. */
export function usePrizes(search: Search): SearchResults {
  const mayFind = useMay('price.edit');
  const query = useGetSessionPricesQuery(undefined, { skip: !mayFind || !search.isSettled });
  return resultsOf(search, mayFind, query, () =>
    (query.data ?? [])
      .filter(({ name }) => isFoundIn([name], search.q))
      .slice(0, MOST_SHOWN)
      .map(({ id, name }) => ({ id: `prize ${id}`, group: 'prizes', label: name, to: PRIZES })),
  );
}

/** Returns the planned trainings of the own club that the server finds, the next first, for those who run them. */
export function usePlannedTrainings(search: Search): SearchResults {
  const { golfclubId } = useSession();
  const mayFind = useMay('training.run');
  const query = useGetTrainingsQuery(
    { golfclubId, list: 'planned', q: search.q, sort: 'plannedDate', page: 0, pageSize: MOST_SHOWN },
    { skip: !mayFind || !search.isSettled },
  );
  return resultsOf(search, mayFind, query, () =>
    (query.currentData?.trainings ?? []).map((training) => trainingResult(training, 'planned')),
  );
}

const running: string[] = ['status is STARTED'];

/** Returns the running trainings of the own club, for those who may record balls in them, whatever is typed. */
export function useRunningTrainings(typed: string): SearchResults {
  const { golfclubId } = useSession();
  const mayFind = useMay('training.run');
  const query = useGetTrainingsQuery(
    { golfclubId, list: 'notfinished', where: running, sort: '-startDate', page: 0, pageSize: 100 },
    { skip: !mayFind, refetchOnMountOrArgChange: true },
  );
  const trainings = query.data?.trainings;
  const results = useMemo(() => trainings?.map((training) => trainingResult(training, 'trainings')), [trainings]);
  return {
    results: results ?? [],
    isSearching: query.isLoading && typed !== '',
    error: query.error,
    retry: () => void query.refetch(),
  };
}

function trainingResult({ id, name, status, ...planned }: ScheduledTraining, group: CommandGroup): Result {
  return {
    id: `training ${id}`,
    group,
    label: localizedText(name),
    detail: showPlannedDate(planned, currentLocale()),
    ...(group === 'planned' && { isFoundByServer: true }),
    to: addressOf('wizard', { status, training: id }),
  };
}
