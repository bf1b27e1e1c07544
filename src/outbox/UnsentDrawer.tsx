import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { useGetTrainingQuery } from '@/api/training';
import { addressOf } from '@/filters/address';
import { localizedText } from '@/i18n/localized';
import { useDialogHere } from '@/modal/useDialog';
import { useMay } from '@/session/sessionSlice';
import { ClosedElsewhere } from './ClosedElsewhere';
import { UnsentBall } from './UnsentBall';
import { UnsentCorrection } from './UnsentCorrection';
import { UnsentFinish } from './UnsentFinish';
import { UnsentStep } from './UnsentStep';
import { withUnsent } from './withUnsentHandicaps';
import { ballsOf, isUndecided, type OutboxEntry } from './entries';
import { selectEntries, sendingAsked } from './outboxSlice';
import { useOutboxDispatch } from './recording';

/** Everything that this device still has to send, by training, with what can be done about it. */
export default function UnsentDrawer() {
  const { isOpen, hide } = useDialogHere('unsentBalls');
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={hide}
      // It also opens from the recorder, which is a dialog itself.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { width: 'min(100vw, 460px)' } },
      }}
    >
      <Unsent titleId={titleId} onClose={hide} />
    </Drawer>
  );
}

function Unsent({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const title = useRef<HTMLHeadingElement>(null);
  const entries = useSelector(selectEntries);
  const trainingIds = [...new Set(undecidedFirst(entries).map(({ trainingId }) => trainingId))];
  const isAnyWaiting = entries.some(({ state }) => state === 'waiting');
  return (
    <Stack spacing={3} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography ref={title} id={titleId} component="h2" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {t('outbox.title')}
        </Typography>
        <IconButton aria-label={t('ui.close')} onClick={onClose} sx={{ minWidth: 44, minHeight: 44 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography role="status">{t(messageOf(entries))}</Typography>
      {isAnyWaiting && (
        <Button
          variant="contained"
          onClick={() => dispatch(sendingAsked())}
          sx={{ minHeight: 44, alignSelf: 'flex-start' }}
        >
          {t('outbox.tryNow')}
        </Button>
      )}
      {trainingIds.map((trainingId) => (
        <UnsentTraining
          key={trainingId}
          trainingId={trainingId}
          entries={entries.filter((entry) => entry.trainingId === trainingId)}
          onLeave={onClose}
          onSettled={() => title.current?.focus()}
        />
      ))}
    </Stack>
  );
}

/** Whoever opens the drawer because of them must not have to look for them. */
const undecidedFirst = <E extends OutboxEntry>(entries: readonly E[]): E[] => [
  ...entries.filter(isUndecided),
  ...entries.filter((entry) => !isUndecided(entry)),
];

interface UnsentTrainingProps {
  trainingId: string;
  /** Of this training. */
  entries: readonly OutboxEntry[];
  /** Closes the drawer. */
  onLeave: () => void;
  onSettled: () => void;
}

/** What this device still has to send of one training, player session by player session. */
function UnsentTraining({ trainingId, entries, onLeave, onSettled }: UnsentTrainingProps) {
  const { t } = useTranslation();
  // The recorder of a helper is all there is.
  const mayRun = useMay('training.run');
  const { data } = useGetTrainingQuery({ scheduledTrainingId: trainingId });
  const training = data && withUnsent(data, entries);
  const name = training ? localizedText(training.name) : t('outbox.training');
  const sessionIds = new Set(ballsOf(undecidedFirst(entries), { trainingId }).map(({ playerDataId }) => playerDataId));
  const corrections = undecidedFirst(entries).filter((entry) => entry.kind === 'move' || entry.kind === 'handicap');
  const sessionWith = (playerDataId: string | null) => training?.trainingSessions.find(({ id }) => id === playerDataId);
  return (
    <Stack spacing={2}>
      <Typography component="h3" variant="h3">
        {name}
      </Typography>
      {mayRun && (
        <Link
          component={RouterLink}
          to={addressOf('wizard', { status: 'STARTED', training: trainingId })}
          aria-label={t('outbox.goThereOf', { training: name })}
          onClick={onLeave}
          sx={{ alignSelf: 'flex-start', py: 1.25 }}
        >
          {t('outbox.goThere')}
        </Link>
      )}
      {undecidedFirst(entries).map(
        (entry) =>
          (entry.kind === 'start' || entry.kind === 'add') && (
            <UnsentStep key={entry.key} entry={entry} training={training} onSettled={onSettled} />
          ),
      )}
      {entries.map(
        (entry) =>
          entry.kind === 'finish' && (
            <UnsentFinish
              key={entry.key}
              entry={entry}
              training={name}
              session={sessionWith(entry.playerDataId)}
              onSettled={onSettled}
            />
          ),
      )}
      {corrections.length > 0 && (
        <Stack
          component="ul"
          aria-label={t('corrections.list', { training: name })}
          spacing={2}
          sx={{ listStyle: 'none', p: 0, m: 0 }}
        >
          {corrections.map((entry) => (
            <li key={entry.key}>
              <UnsentCorrection entry={entry} training={training} onSettled={onSettled} />
            </li>
          ))}
        </Stack>
      )}
      {[...sessionIds].map((playerDataId) => {
        const session = sessionWith(playerDataId);
        const balls = ballsOf(entries, { playerDataId });
        return (
          <Fragment key={playerDataId}>
            <ClosedElsewhere balls={balls} session={session} onSettled={onSettled} />
            <Stack
              component="ul"
              aria-label={t('outbox.list', { training: name })}
              spacing={2}
              sx={{ listStyle: 'none', p: 0, m: 0 }}
            >
              {undecidedFirst(balls).map((entry) => (
                <li key={entry.key}>
                  <UnsentBall shownIn="drawer" entry={entry} session={session} onSettled={onSettled} />
                </li>
              ))}
            </Stack>
          </Fragment>
        );
      })}
    </Stack>
  );
}

function messageOf(entries: readonly OutboxEntry[]) {
  if (entries.length === 0) return 'outbox.nothing';
  if (!entries.every(({ isKept }) => isKept)) return 'outbox.notKept';
  if (entries.every(isUndecided)) return 'outbox.keptUndecided';
  return entries.some(isUndecided) ? 'outbox.keptSomeUndecided' : 'outbox.kept';
}
