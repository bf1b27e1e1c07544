import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SyncIcon from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isConnectionFailure } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { showInstant, showTime } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { personName } from '@/i18n/personName';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { removalAsked } from '@/modal/modalSlice';
import { useDialogOf } from '@/modal/useDialog';
import type { ConflictingBall, PlayerData } from '@contract/training';
import { type BallEntry, conflictingBallOf, isUndecided } from './entries';
import { discardEntry, overwriteBall, sendAgain } from './decisions';
import { useOutboxDispatch } from './recording';

interface UnsentBallProps {
  entry: BallEntry;
  /** Undefined: not known on this device. */
  session: PlayerData | undefined;
  /** Where it stands: the drawer may be open over a page with the same ball. */
  shownIn: 'drawer' | 'page';
  /** Somebody has decided about the ball, and what had the focus is gone. */
  onSettled: () => void;
}

const icons = { waiting: ScheduleIcon, sending: SyncIcon, refused: ErrorOutlineIcon, conflict: ErrorOutlineIcon };

/** One ball that has not reached the server: which, when recorded, how it stands and why, and what can be done. */
export function UnsentBall({ entry, session, shownIn, onSettled }: UnsentBallProps) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const problemText = useProblemText();
  const { ballText } = useBallText();
  const { isVisible: isConfirming } = useDialogOf('deleteUnsentBall', { id: entry.key, shownIn });
  const ball = ballText(entry, session);
  const other = conflictingBallOf(entry);
  const Icon = icons[entry.state];
  const openRemoval = () => dispatch(removalAsked({ kind: 'deleteUnsentBall', id: entry.key, shownIn }));
  const discard = async () => {
    if (entry.state === 'sending') return { outdated: { textKey: 'outbox.discarding.isSending' } as const };
    await dispatch(discardEntry(entry.key));
    onSettled();
    return {};
  };
  const labelled = (action: string) => ({
    'aria-label': t('outbox.of', { action, ball }),
    sx: { minHeight: 44 },
    children: action,
  });
  return (
    <Stack spacing={1}>
      {other ? (
        <BallConflict entry={entry} other={other} session={session} onSettled={onSettled} />
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{ball}</Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          rowGap: 0.5,
          columnGap: 1,
          color: isUndecided(entry) ? 'error.main' : 'text.secondary',
        }}
      >
        <Icon aria-hidden fontSize="small" />
        <Typography variant="body2">{t(`outbox.state.${entry.state}`)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('outbox.recordedAt', { when: showInstant(entry.recordedAt, currentLocale()) })}
        </Typography>
      </Box>
      {entry.failure && !other && !isConnectionFailure(entry.failure) && (
        <Typography variant="body2">
          {t(entry.state === 'refused' ? 'outbox.reason' : 'outbox.notReached', { reason: problemText(entry.failure) })}
        </Typography>
      )}
      {!other && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {entry.state === 'refused' && (
            <Button
              variant="outlined"
              onClick={() => void dispatch(sendAgain(entry.key)).then(onSettled)}
              {...labelled(t('outbox.again'))}
            />
          )}
          <Button color="error" onClick={openRemoval} {...labelled(t('outbox.discard'))} />
        </Stack>
      )}
      {isConfirming && (
        <RemovalDialog
          kind="deleteUnsentBall"
          things={[{ id: entry.key }]}
          question={() => t('outbox.discarding.question', { ball })}
          consequence={() => t('outbox.discarding.loss')}
          remove={discard}
        />
      )}
    </Stack>
  );
}

interface BallTexts {
  pointsText: (points: number | null) => string;
  playersText: (session: PlayerData | undefined, names?: string) => string;
  ballText: (entry: BallEntry, session: PlayerData | undefined) => string;
}

/**
 * Returns how recorded balls are named. A ball of a player session that is gone, or not known on this device, has the names
 * that it was recorded with; otherwise it is simply a player's.
 */
export function useBallText(): BallTexts {
  const { t } = useTranslation();
  const pointsText = (points: number | null) =>
    points === null ? t('outbox.takenBack') : t('outbox.points', { count: points });
  const playersText = (session: PlayerData | undefined, names?: string) =>
    session ? session.players.map(personName).join(', ') : (names ?? t('outbox.player'));
  const ballText = ({ index, points, players }: BallEntry, session: PlayerData | undefined) =>
    t('outbox.ball', {
      players: playersText(session, players),
      number: index + 1,
      points: pointsText(points),
    });
  return { pointsText, playersText, ballText };
}

interface BallConflictProps {
  entry: BallEntry;
  other: ConflictingBall;
  session: PlayerData | undefined;
  onSettled: () => void;
}

/** Two people recorded the same ball: both values, whose the other is, and the choice between them. */
function BallConflict({ entry, other, session, onSettled }: BallConflictProps) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const { pointsText, ballText } = useBallText();
  const ball = ballText(entry, session);
  const [mine, theirs] = [pointsText(entry.points), pointsText(other.points)];
  const time = showTime(other.recordedAt, currentLocale());
  const recorded = other.points === null ? 'outbox.conflictBack' : 'outbox.conflict';
  const choices = [
    {
      label: t('outbox.mine', { points: mine }),
      variant: 'contained',
      choose: () => dispatch(overwriteBall(entry.key)),
    },
    {
      label: t('outbox.theirs', { points: theirs }),
      variant: 'outlined',
      choose: () => dispatch(discardEntry(entry.key)),
    },
  ] as const;
  return (
    <Stack spacing={1}>
      <Typography>
        {t(entry.points === null ? 'outbox.conflictOwnBack' : recorded, {
          ball,
          mine,
          theirs,
          who: personName(other.recordedBy),
          time,
        })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {choices.map(({ label, variant, choose }) => (
          <Button
            key={variant}
            variant={variant}
            aria-label={t('outbox.of', { action: label, ball })}
            onClick={() => void choose().then(onSettled)}
            sx={{ minHeight: 64 }}
          >
            <span>{label}</span>
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
