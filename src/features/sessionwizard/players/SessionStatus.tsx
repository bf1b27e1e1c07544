import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { PlayerData } from '../../../../contract/training';
import { ballsOf } from '../../../outbox/entries';
import { selectEntries } from '../../../outbox/outboxSlice';

/** How far a player session is, and how much of it has not reached the server. */
export function SessionStatus({ session }: { session: PlayerData }) {
  const { t } = useTranslation();
  const unsent = ballsOf(useSelector(selectEntries), { playerDataId: session.id }).length;
  return (
    <span>
      {t(`wizard.sessions.status.${session.playerDataStatus}`)}
      {unsent > 0 && (
        <Typography component="span" variant="caption" sx={{ color: 'warning.main', ml: 1 }}>
          {t('wizard.sessions.unsent', { count: unsent })}
        </Typography>
      )}
    </span>
  );
}
