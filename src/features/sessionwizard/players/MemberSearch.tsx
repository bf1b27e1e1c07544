import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whereQuery } from '@/api/call';
import { useGetMembersOfClubQuery } from '@/api/member';
import { currentLocale } from '@/i18n/locale';
import { showHandicap } from '@/i18n/numbers';
import { QueryState, type QueryResult } from '@/ui/QueryState';
import { useSettled } from '@/ui/useFetching';
import type { Member } from '@contract/member';
import type { ScheduledTraining } from '@contract/training';
import type { Chosen } from './chosenPlayers';

interface MemberSearchProps {
  training: ScheduledTraining;
  chosen: readonly Chosen[];
  onChoose: (member: Member) => void;
}

/** The members who can still be added, to be searched and chosen. */
export function MemberSearch({ training, chosen, onChoose }: MemberSearchProps) {
  const { t } = useTranslation();
  const { query, search, searchFor, offered, hasMore, isPart, showMore } = useOfferedMembers(training, chosen);
  const nobody = search.trim() === '' ? t('wizard.adding.nobody') : t('wizard.adding.nobodyFound');
  const nothing = isPart ? t('wizard.adding.searchOthers') : nobody;
  return (
    <Stack spacing={1}>
      <TextField
        type="search"
        label={t('wizard.adding.search')}
        value={search}
        onChange={({ target }) => searchFor(target.value)}
        autoComplete="off"
        sx={{ maxWidth: 420 }}
      />
      <QueryState query={query} isEmpty={offered.length === 0 && !hasMore} nothingYet={nothing}>
        <Box
          component="ul"
          aria-label={t('wizard.adding.found')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0.5,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
            gap: 1,
            maxHeight: 340,
            overflowY: 'auto',
          }}
        >
          {offered.map((member) => (
            <li key={member.id}>
              <Button
                fullWidth
                variant="outlined"
                startIcon={<AddIcon aria-hidden />}
                onClick={() => onChoose(member)}
                sx={{ minHeight: 48, justifyContent: 'flex-start', textAlign: 'left', textTransform: 'none' }}
              >
                {t('wizard.adding.choose', {
                  name: `${member.name} ${member.surname}`,
                  handicap: showHandicap(member.handicap, currentLocale()),
                })}
              </Button>
            </li>
          ))}
        </Box>
        {hasMore && (
          <Button onClick={showMore} sx={{ minHeight: 44, alignSelf: 'flex-start' }}>
            {t('wizard.adding.more')}
          </Button>
        )}
      </QueryState>
    </Stack>
  );
}

const STEP = 25;
/** More are not answered at once; a search finds the others. */
const MOST = 100;
/** Nobody else is taken as a player. */
const ONLY_APPROVED = whereQuery([{ field: 'approved', operator: 'is', value: 'true' }]);

/** Returns the approved members of the training's club who match the search, but for those in the training or chosen already. */
function useOfferedMembers(training: ScheduledTraining, chosen: readonly Chosen[]) {
  const [search, setSearch] = useState('');
  const [pageSize, setPageSize] = useState(STEP);
  const q = useSettled(search.trim());
  const query = useGetMembersOfClubQuery({
    id: training.golfclubId,
    q,
    page: 0,
    pageSize,
    sort: 'surname',
    ...ONLY_APPROVED,
  });
  const taken = new Set([
    ...training.trainingSessions.flatMap(({ players }) => players.map(({ id }) => id)),
    ...chosen.map(({ member }) => member.id),
  ]);
  const found: Member[] = query.data?.members ?? [];
  const isPart = (query.data?.totalCount ?? 0) > found.length;
  const queryState: QueryResult = query;
  return {
    query: queryState,
    search,
    offered: found.filter(({ id }) => !taken.has(id)),
    hasMore: isPart && pageSize < MOST,
    /** Those found are only some of the club's members. */
    isPart,
    searchFor: (text: string) => {
      setSearch(text);
      setPageSize(STEP);
    },
    showMore: () => setPageSize((visible) => Math.min(MOST, visible + STEP)),
  };
}
