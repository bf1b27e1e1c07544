import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useGetMembersQuery } from '@/api/member';
import { useGetTrainingsQuery } from '@/api/training';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showPlannedDate } from '@/i18n/plannedTimes';
import { personName } from '@/i18n/personName';
import { useMay, useSession } from '@/session/sessionSlice';
import { useSettled } from '@/ui/useFetching';
import { limits } from '@contract/limits';
import type { Command } from './command';

const MOST_PEOPLE = 6;
/** One letter finds nearly everybody. */
const SHORTEST_SEARCH = 2;

interface Found {
  commands: Command[];
  isSearching: boolean;
  error: unknown;
  retry: () => void;
}

/** Returns the people whom the server finds for what was typed, for those who may see the users. */
export function usePeople(typed: string): Found {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayList = useMay('member.list');
  const wanted = typed.trim().slice(0, limits.search);
  const q = useSettled(wanted);
  const isWanted = mayList && wanted.length >= SHORTEST_SEARCH;
  const query = useGetMembersQuery(
    { q, page: 0, pageSize: MOST_PEOPLE, filter: 'all', sort: 'surname' },
    { skip: !isWanted || q.length < SHORTEST_SEARCH },
  );
  const isSettled = isWanted && q === wanted;
  const members = isSettled ? (query.currentData?.members ?? []) : [];
  const commands = members.flatMap((member): Command[] => {
    const { id, username } = member;
    const person = { group: 'people', detail: username, isFoundByServer: true } as const;
    const name = personName(member);
    return [
      {
        ...person,
        id: `user ${id}`,
        label: name,
        run: () => void navigate(`/private/users?${new URLSearchParams({ q: username }).toString()}`),
      },
      {
        ...person,
        id: `statistics ${id}`,
        label: t('palette.statisticsOf', { name }),
        run: () => void navigate(`/private/playerstatistics/${encodeURIComponent(username)}`),
      },
    ];
  });
  return {
    commands,
    isSearching: isWanted && (!isSettled || query.isFetching),
    error: isSettled ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}

/** Returns the running trainings of the own club, for those who may record balls in them. */
export function useRunningTrainings(): Found {
  const navigate = useNavigate();
  const { golfclubId } = useSession();
  const mayRun = useMay('training.run');
  const query = useGetTrainingsQuery(
    { golfclubId, list: 'notfinished', sort: '-startDate' },
    { skip: !mayRun, refetchOnMountOrArgChange: true },
  );
  const running = query.data?.trainings.filter(({ status }) => status === 'STARTED') ?? [];
  const commands = running.map(({ id, name, ...planned }): Command => ({
    id: `training ${id}`,
    group: 'trainings',
    label: localizedText(name),
    detail: showPlannedDate(planned, currentLocale()),
    run: () => void navigate(`/private/sessionwizard/${id}?status=STARTED`),
  }));
  return { commands, isSearching: query.isLoading, error: query.error, retry: () => void query.refetch() };
}
