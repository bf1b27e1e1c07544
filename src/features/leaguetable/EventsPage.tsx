import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetLeagueEntriesQuery } from '@/api/league';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { ChainButton } from '@/scoring/ChainButton';
import { QueryState } from '@/ui/QueryState';
import type { LeagueEntry } from '@contract/league';

const PAGE_SIZE = 10;

interface EventsPageProps {
  query: { golfclubId: string; player: string; page: number; from?: string; to?: string };
  player: string;
  /** Nothing stands below it yet. */
  isLast: boolean;
  onMore: () => void;
}

/** Ten events of a player, the latest first, and the way to the ten before them. */
export function EventsPage({ query, player, isLast, onMore }: EventsPageProps) {
  const { t } = useTranslation();
  const answer = useGetLeagueEntriesQuery(
    { ...query, page: String(query.page), pageSize: String(PAGE_SIZE) },
    { refetchOnMountOrArgChange: true },
  );
  const found = answer.currentData;
  const list = useRef<HTMLUListElement>(null);
  const matches = found !== undefined;
  useEffect(() => {
    // Whoever asked for more goes on reading there: the button that was pressed is gone.
    if (matches && query.page > 0) list.current?.focus();
  }, [matches, query.page]);
  const visible = (query.page + 1) * PAGE_SIZE;
  const left = (found?.totalCount ?? 0) - visible;
  return (
    <QueryState
      query={{ ...answer, data: found }}
      isEmpty={found?.entries.length === 0 && query.page === 0}
      nothingYet={t('league.events.none')}
    >
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={t('league.events.list', { player, number: query.page + 1 })}
        sx={{ listStyle: 'none', m: 0, p: 0, '&:focus': { outline: 'none' } }}
      >
        {found?.entries.map((event) => (
          <EventLine key={event.trainingId} event={event} player={player} />
        ))}
      </Box>
      {isLast && left > 0 && (
        <Button onClick={onMore} sx={{ alignSelf: 'center', minHeight: 44 }}>
          <span>{t('league.events.more', { count: Math.min(left, PAGE_SIZE) })}</span>
        </Button>
      )}
    </QueryState>
  );
}

/** One event of a player: the training, the score, the points it gave, and how they came about. */
function EventLine({ event, player }: { event: LeagueEntry; player: string }) {
  const { t } = useTranslation();
  const training = localizedText(event.trainingName);
  const date = showDate(event.trainingDate, currentLocale());
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Stack sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{training}</Typography>
        <Typography variant="body2" color="textSecondary">
          {`${date} · ${t('league.events.score', { score: event.score })}`}
        </Typography>
      </Stack>
      <Typography sx={{ whiteSpace: 'nowrap' }}>{t('league.points', { count: event.points })}</Typography>
      <ChainButton
        trainingId={event.trainingId}
        playerId={event.player.id}
        label={t('league.events.label', { player, training, date })}
      />
    </Box>
  );
}
