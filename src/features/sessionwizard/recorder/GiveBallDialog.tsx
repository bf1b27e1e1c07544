import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { playersOf } from '@/i18n/personName';
import type { DialogOf } from '@/modal/dialog';
import { useDialogHere } from '@/modal/useDialog';
import { type BallRef, type OutboxEntry, unsentBallsOf } from '@/outbox/entries';
import { selectEntries, selectSessionIds } from '@/outbox/outboxSlice';
import { moveBall, useOutboxDispatch } from '@/outbox/recording';
import { useNotify } from '@/ui/useNotify';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { nextOpenBall } from './cursor';
import { makeStoring, usePending } from './pendingBalls';
import { ballRows, recorderRows, type BallRow, type PendingBall, type RecorderRow } from './rows';

/** Asks which player of the training a recorded ball belongs to. */
export function GiveBallDialog({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const titleId = useId();
  const entries = useSelector(selectEntries);
  const sessionIds = useSelector(selectSessionIds);
  // A player session that was added here is renamed by the server while the dialog is open.
  const giverOf = ({ playerDataId }: DialogOf<'giveBall'>) =>
    training.trainingSessions.find(({ id }) => id === (sessionIds[playerDataId] ?? playerDataId));
  const { isOpen, dialog, hide } = useDialogHere('giveBall', (asked) => giverOf(asked) !== undefined);
  const from = dialog ? giverOf(dialog) : undefined;
  const { balls: pending } = usePending();
  const balls = from ? ballRows(from.balls, unsentBallsOf(entries, from.id)) : [];
  const stored = balls.find(({ index }) => index === dialog?.index);
  const change = pending.findLast(({ playerDataId, index }) => playerDataId === from?.id && index === dialog?.index);
  // One that is given away or cleared at this moment is gone, which also keeps a second tap from giving another.
  const points = change ? change.points : (stored?.points ?? null);
  const ball = stored && points !== null ? { ...stored, points } : undefined;
  const isGone = isOpen && from !== undefined && !ball;
  useEffect(() => {
    if (isGone) hide();
  }, [isGone, hide]);
  if (!from || !ball) return null;
  const shownPoints = t('wizard.balls.points', { count: ball.points });
  return (
    <Dialog open={isOpen} onClose={hide} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('corrections.giving.title', { number: ball.index + 1, players: playersOf(from), points: shownPoints })}
      </DialogTitle>
      <DialogContent>
        <Receivers {...{ training, from, ball }} points={shownPoints} onGiven={hide} />
      </DialogContent>
      <DialogActions>
        <Button onClick={hide} sx={{ minHeight: 44 }}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ReceiversProps {
  training: ScheduledTraining;
  from: PlayerData;
  ball: BallRow;
  points: string;
  onGiven: () => void;
}

function Receivers({ training, from, ball, points, onGiven }: ReceiversProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const dispatch = useOutboxDispatch();
  const { pendingBalls, balls: pending } = usePending();
  const receivers = receiversOf(training, useSelector(selectEntries), pending, {
    playerDataId: from.id,
    index: ball.index,
  });
  const give = ({ row, index }: Receiver) => {
    const to = { playerDataId: row.playerDataId, index };
    onGiven();
    const given = { playerDataId: from.id, index: ball.index, points: ball.points, to };
    const names = { players: playersOf(from), toPlayers: playersOf(row.session) };
    const { made, ...storing } = makeStoring(pendingBalls, {
      ...given,
      seen: { points: ball.points, version: ball.version },
    });
    const onShown = () => {
      storing.onShown();
      notify({
        textKey: 'corrections.giving.done',
        values: { players: names.toPlayers, number: index + 1, points },
      });
    };
    const move = { trainingId: training.id, ...given, ...names };
    void dispatch(moveBall(move, { ...storing, onShown })).finally(storing.onShown);
    pendingBalls.add([made]);
  };
  if (receivers.length === 0) return <Typography>{t('corrections.giving.nobody')}</Typography>;
  return (
    <Stack spacing={1}>
      {receivers.map((receiver) => (
        <Button
          key={receiver.row.playerDataId}
          variant="outlined"
          onClick={() => give(receiver)}
          sx={{ minHeight: 64, justifyContent: 'flex-start', textAlign: 'left', textTransform: 'none' }}
        >
          <span>
            {t('corrections.giving.choose', { players: playersOf(receiver.row.session), number: receiver.index + 1 })}
          </span>
        </Button>
      ))}
    </Stack>
  );
}

interface Receiver {
  row: RecorderRow;
  index: number;
}

/** Returns who can be given the ball: the same ball if that is open there, else the first one that is. */
export function receiversOf(
  training: ScheduledTraining,
  entries: readonly OutboxEntry[],
  pending: readonly PendingBall[],
  from: BallRef,
): Receiver[] {
  return recorderRows(training, entries, pending).flatMap((row) => {
    if (row.playerDataId === from.playerDataId || !row.isOpen) return [];
    const isFree = from.index < row.length && !row.recorded.has(from.index);
    const index = isFree ? from.index : nextOpenBall(row);
    return index === null ? [] : [{ row, index }];
  });
}
