import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { selectIsOnline, selectIsReached } from '@/api/connectionSlice';
import { showInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { dialogShown } from '@/modal/modalSlice';
import { useAnnounced } from '@/ui/useStoredControl';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectReadAt, type WithOfflineTrainings } from './offlineTrainingsSlice';
import { announcements, nextAnnouncement, outboxStatus, type OutboxStatus } from './outboxStatus';
import { selectEntries, selectIsStored, selectIsRead, type WithOutbox } from './outboxSlice';

/**
 * One line about the connection and what was recorded on this device: offline, stored here, to be decided, or all sent. What
 * needs a decision opens from it.
 */
export function OutboxStatusBar({ trainingId }: { trainingId: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isOnline = useSelector(selectIsOnline);
  const isReached = useSelector(selectIsReached);
  const isStored = useSelector(selectIsStored);
  const isRead = useSelector(selectIsRead);
  const readAt = useSelector((state: WithOfflineTrainings) => selectReadAt(state, trainingId));
  const status = useSelector((state: WithOutbox) => outboxStatus(selectEntries(state), isReached), shallowEqual);
  const { unsent, undecided, isOnlyBalls } = status;
  const unsentKeys = isStored
    ? ({ balls: 'kept', changes: 'keptChanges' } as const)
    : ({ balls: 'unsent', changes: 'unsentChanges' } as const);
  const needsKey = isOnlyBalls ? 'needsYou' : 'changesNeedYou';
  const isAllSent = isRead && unsent === 0 && undecided === 0;
  return (
    <Box
      role="group"
      aria-label={t('outboxStatus.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 36 }}
    >
      {undecided > 0 && (
        <Button
          color="error"
          variant="contained"
          size="small"
          startIcon={<ErrorOutlineIcon />}
          aria-haspopup="dialog"
          onClick={() => dispatch(dialogShown({ kind: 'unsentBalls' }))}
          sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
        >
          {t(`outboxStatus.${needsKey}`, { count: undecided })}
        </Button>
      )}
      {!isReached && (
        <StatusPart icon={<CloudOffIcon fontSize="small" aria-hidden />} colour="warning.main">
          {t(isOnline ? 'outboxStatus.notAnswered' : 'outboxStatus.offline')}
        </StatusPart>
      )}
      {unsent > 0 && (
        <StatusPart icon={<CloudUploadIcon fontSize="small" aria-hidden />}>
          {t(`outboxStatus.${isOnlyBalls ? unsentKeys.balls : unsentKeys.changes}`, { count: unsent })}
        </StatusPart>
      )}
      {isAllSent && (
        <StatusPart icon={<CloudDoneIcon fontSize="small" aria-hidden />} colour="success.main">
          {t('outboxStatus.allSent')}
        </StatusPart>
      )}
      {readAt !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('offline.notRefreshed', { time: showInstant(readAt, currentLocale()) })}
        </Typography>
      )}
      <Announcer status={status} />
    </Box>
  );
}

function StatusPart({ icon, colour, children }: { icon: ReactNode; colour?: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <Box component="span" sx={{ display: 'inline-flex', color: colour ?? 'text.secondary' }}>
        {icon}
      </Box>
      <Typography variant="body2" sx={{ fontWeight: 600, minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Announces what matters of the status, politely and without the balls that come and go. */
function Announcer({ status }: { status: OutboxStatus }) {
  const { t } = useTranslation();
  const [announced, announce] = useAnnounced('outbox');
  const next = nextAnnouncement(announced, status);
  const of = announcements.find((one) => one === next?.of);
  useEffect(() => announce(next));
  return (
    <VisuallyHidden role="status">
      {of && t(`outboxStatus.announced.${of}`, { count: next?.count ?? 0 })}
    </VisuallyHidden>
  );
}
