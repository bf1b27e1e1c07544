import { useState } from 'react';
import type { Member } from '../../../../contract/member';
import type { ScheduledTraining } from '../../../../contract/training';
import { askedWhere } from '../../../api/askedWhere';
import { useMembersOfClubQuery } from '../../../api/member';
import { useRetryOnceReached } from '../../../api/useRetryOnceReached';
import type { QueryFace } from '../../../ui/Faces';
import type { Chosen } from './chosenPlayers';
import { useSettled } from '../../../ui/useSettled';

const STEP = 25;
/** More are not answered at once; a search finds the others. */
const MOST = 100;
/** Nobody else is taken as a player. */
const ONLY_APPROVED = askedWhere([{ field: 'approved', operator: 'is', value: 'true' }]);

/** Returns the approved members of the training's club who match the search, but for those in the training or chosen already. */
export function useOfferedMembers(training: ScheduledTraining, chosen: readonly Chosen[]) {
  const [search, setSearch] = useState('');
  const [pageSize, setPageSize] = useState(STEP);
  const q = useSettled(search.trim());
  const query = useMembersOfClubQuery({
    id: training.golfclubId,
    q,
    page: 0,
    pageSize,
    sort: 'surname',
    ...ONLY_APPROVED,
  });
  useRetryOnceReached(query);
  const taken = new Set([
    ...training.trainingSessions.flatMap(({ players }) => players.map(({ id }) => id)),
    ...chosen.map(({ member }) => member.id),
  ]);
  const found: Member[] = query.data?.members ?? [];
  const isPart = (query.data?.totalCount ?? 0) > found.length;
  const face: QueryFace = query;
  return {
    query: face,
    search,
    offered: found.filter(({ id }) => !taken.has(id)),
    hasMore: isPart && pageSize < MOST,
    /** Those found are only some of the club's members. */
    isPart,
    searchFor: (text: string) => {
      setSearch(text);
      setPageSize(STEP);
    },
    showMore: () => setPageSize((shown) => Math.min(MOST, shown + STEP)),
  };
}
