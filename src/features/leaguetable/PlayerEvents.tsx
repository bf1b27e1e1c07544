import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '@/ui/useIsPhone';
import { usePages } from '@/ui/useStoredControl';
import { EventsPage } from './EventsPage';
import type { LeagueRow } from './leagueRows';

interface PlayerEventsProps {
  row: LeagueRow;
  golfclubId: string;
  period: { from?: string; to?: string };
  /** In words, as the table's. */
  season: string;
  onClose: () => void;
}

/** The events that made a row of the league table, ten at a time, each of which opens into its chain. */
export function PlayerEvents({ row, golfclubId, period, season, onClose }: PlayerEventsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const isPhone = useIsPhone();
  const [pages, showPages] = usePages(`events/${row.playerId}`);
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('league.events.title', { player: row.player })}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {`${season} · ${t('league.place', { rank: row.rank })} · ${t('league.points', { count: row.totalPoints })}`}
        </Typography>
        <Stack>
          {Array.from({ length: pages }, (_, page) => (
            <EventsPage
              key={page}
              query={{ ...period, golfclubId, player: row.playerId, page }}
              player={row.player}
              isLast={page === pages - 1}
              onMore={() => showPages(pages + 1)}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
