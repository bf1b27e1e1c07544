import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { statisticsOfMember } from '@/routing/routes';
import { useRowTabIndex } from '@/ui/dataGrid/gridsSlice';
import type { LeagueRow } from './leagueRows';

interface RowActionProps {
  row: LeagueRow;
  isStaff: boolean;
  onOpen: (playerId: string) => void;
}

/** What a row leads to: for staff the player's events, for the player the own statistics. */
export function RowAction({ row, isStaff, onOpen }: RowActionProps) {
  const { t } = useTranslation();
  const tabIndex = useRowTabIndex();
  const { playerId, username, player, rank, isOwn } = row;
  if (isStaff) {
    return (
      <Button
        aria-haspopup="dialog"
        aria-label={t('league.events.of', { player, rank })}
        onClick={() => onOpen(playerId)}
        size="small"
        tabIndex={tabIndex}
      >
        {t('league.events.open')}
      </Button>
    );
  }
  if (!isOwn) return null;
  return (
    <Button component={RouterLink} to={statisticsOfMember(username)} size="small" tabIndex={tabIndex}>
      {t('league.ownStatistics')}
    </Button>
  );
}
