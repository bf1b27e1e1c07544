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
import { dayOf, showDate, showInstant, showTime, todayHere } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { dialogShown } from '@/modal/modalSlice';
import { useAnnounced } from '@/ui/useStoredControl';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectReadAt, type WithOfflineTrainings } from './offlineTrainingsSlice';
import { announcements, nextAnnouncement, outboxStatus, type OutboxStatus } from './outboxStatus';
import { selectEntries, selectIsStored, selectIsRead, type WithOutbox } from './outboxSlice';

interface OutboxStatusBarProps {
  trainingId: string;
  /** Where there is little room: a few words, and all of them for screen readers. */
  isShort?: boolean;
}

/**
 * One line about the connection and what was recorded on this device: offline, stored here, to be decided, or all sent. What
 * needs a decision opens from it.
 */
export function OutboxStatusBar({ trainingId, isShort = false }: OutboxStatusBarProps) {
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
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: isShort ? 1 : 2,
        minHeight: isShort ? 20 : 36,
        '& p': isShort ? { fontSize: '0.8125rem', lineHeight: 1.4 } : {},
      }}
    >
      {undecided > 0 && (
        <Button
          color="error"
          variant="contained"
          size="small"
          startIcon={<ErrorOutlineIcon />}
          aria-haspopup="dialog"
          onClick={() => dispatch(dialogShown({ kind: 'unsentBalls' }))}
          sx={{ minHeight: 44, ...(isShort ? { px: 1, lineHeight: 1.2 } : { whiteSpace: 'nowrap' }) }}
        >
          <span>{t(`outboxStatus.${needsKey}`, { count: undecided })}</span>
        </Button>
      )}
      {!isReached && (
        <StatusPart
          icon={<CloudOffIcon fontSize="small" aria-hidden />}
          colour="warning.main"
          short={isShort && isOnline ? t('outboxStatus.short.notAnswered') : undefined}
        >
          {t(isOnline ? 'outboxStatus.notAnswered' : 'outboxStatus.offline')}
        </StatusPart>
      )}
      {unsent > 0 && (
        <StatusPart
          icon={<CloudUploadIcon fontSize="small" aria-hidden />}
          short={isShort ? t(`outboxStatus.short.${isOnlyBalls ? 'balls' : 'changes'}`, { count: unsent }) : undefined}
        >
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
          <ShortText short={isShort ? t('offline.notRefreshedShort', { time: showTimeOrDate(readAt) }) : undefined}>
            {t('offline.notRefreshed', { time: showInstant(readAt, currentLocale()) })}
          </ShortText>
        </Typography>
      )}
      <Announcer status={status} isStored={isStored} />
    </Box>
  );
}

const showTimeOrDate = (instant: string): string =>
  (dayOf(instant) === todayHere() ? showTime : showDate)(instant, currentLocale());

interface ShortTextProps {
  /** What is seen in place of the text. */
  short: string | undefined;
  children: ReactNode;
}

function ShortText({ short, children }: ShortTextProps) {
  if (short === undefined) return <span>{children}</span>;
  return (
    <>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}

interface StatusPartProps extends Partial<ShortTextProps> {
  icon: ReactNode;
  colour?: string;
}

function StatusPart({ icon, colour, short, children }: StatusPartProps) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <Box component="span" sx={{ display: 'inline-flex', color: colour ?? 'text.secondary' }}>
        {icon}
      </Box>
      <Typography variant="body2" sx={{ fontWeight: 600, minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }}>
        <ShortText short={short}>{children}</ShortText>
      </Typography>
    </Box>
  );
}

/** Announces what matters of the status, politely and without the balls that come and go. */
function Announcer({ status, isStored }: { status: OutboxStatus; isStored: boolean }) {
  const { t } = useTranslation();
  const [announced, announce] = useAnnounced('outbox');
  const next = nextAnnouncement(announced, status);
  const of = announcements.find((one) => one === next?.of);
  const text = of === 'offline' && !isStored ? 'offlineNotKept' : of;
  useEffect(() => announce(next));
  return (
    <VisuallyHidden role="status">
      {text && t(`outboxStatus.announced.${text}`, { count: next?.count ?? 0 })}
    </VisuallyHidden>
  );
}
