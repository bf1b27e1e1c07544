import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SyncIcon from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PlayerData } from '../../contract/training';
import { showInstant } from '../i18n/dates';
import { currentLocale } from '../i18n/locale';
import { removalAsked } from '../modal/modalSlice';
import { RemovalDialog } from '../modal/RemovalDialog';
import { useDialogOf } from '../modal/useDialogOf';
import { useProblemText } from '../ui/problem';
import { BallConflict } from './BallConflict';
import { isUndecided, conflictingBallOf, type BallEntry } from './entries';
import { discardEntry, sendAgain, useOutboxDispatch } from './recording';
import { useBallText } from './useBallText';

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
  const { isShown: isAsked } = useDialogOf('deleteUnsentBall', { id: entry.key, shownIn });
  const ball = ballText(entry, session);
  const other = conflictingBallOf(entry);
  const Icon = icons[entry.state];
  const ask = () => dispatch(removalAsked({ kind: 'deleteUnsentBall', id: entry.key, shownIn }));
  const discard = async () => {
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
          alignItems: 'center',
          gap: 0.5,
          color: isUndecided(entry) ? 'error.main' : 'text.secondary',
        }}
      >
        <Icon aria-hidden fontSize="small" />
        <Typography variant="body2">{t(`outbox.state.${entry.state}`)}</Typography>
        <Typography variant="body2" color="textSecondary">
          · {t('outbox.recordedAt', { when: showInstant(entry.recordedAt, currentLocale()) })}
        </Typography>
      </Box>
      {entry.failure && !other && (
        <Typography variant="body2">
          {t(entry.state === 'refused' ? 'outbox.reason' : 'outbox.notReached', { reason: problemText(entry.failure) })}
        </Typography>
      )}
      {!other && entry.state !== 'sending' && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {entry.state === 'refused' && (
            <Button
              variant="outlined"
              onClick={() => void dispatch(sendAgain(entry.key)).then(onSettled)}
              {...labelled(t('outbox.again'))}
            />
          )}
          <Button color="error" onClick={ask} {...labelled(t('outbox.discard'))} />
        </Stack>
      )}
      {isAsked && (
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
