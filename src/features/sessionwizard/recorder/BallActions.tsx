import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { playersOf } from '@/i18n/personName';
import { dialogShown } from '@/modal/modalSlice';
import { useMay } from '@/session/sessionSlice';
import type { RecorderRow } from './rows';
import { useTap } from './touch';
import type { Recorder } from './useRecorder';

interface BallActionsProps {
  recorder: Recorder;
  row: RecorderRow;
  /** The ball of the cursor; null: none. */
  index: number | null;
}

/** What can be done about a ball that was recorded by mistake: clear it, or give it to the player whose it is. */
export function BallActions({ recorder, row, index }: BallActionsProps) {
  const { t } = useTranslation();
  const tap = useTap();
  const dispatch = useDispatch();
  const mayGive = !useMay('helper.signOut');
  const group = useRef<HTMLDivElement>(null);
  const ball = row.isOpen ? row.balls.find((one) => one.index === index) : undefined;
  // One that needs a decision gets it first; one that is cleared or given away at this moment is gone.
  if (!ball || !row.recorded.has(ball.index) || ball.state === 'refused' || ball.state === 'conflict') return null;
  const { playerDataId } = row;
  const clear = () => {
    // The pressed button vanishes with the ball; the recorder around it keeps hearing the keys.
    if (group.current?.contains(document.activeElement)) {
      group.current.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    }
    recorder.clear(row, ball.index);
  };
  const give = () => dispatch(dialogShown({ kind: 'giveBall', playerDataId, index: ball.index }));
  const number = ball.index + 1;
  return (
    <Stack
      ref={group}
      direction="row"
      role="group"
      aria-label={t('corrections.label', { number })}
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      <Button
        variant="outlined"
        startIcon={<BackspaceIcon />}
        {...tap(`clear/${playerDataId}/${number}`, clear)}
        sx={{ minHeight: 48, flex: '1 1 auto' }}
      >
        <span>{t('corrections.clear', { number })}</span>
      </Button>
      {mayGive && (
        <Button
          variant="outlined"
          startIcon={<SwapHorizIcon />}
          aria-haspopup="dialog"
          {...tap('give', give)}
          sx={{ minHeight: 48, flex: '1 1 auto' }}
        >
          {t('corrections.give')}
        </Button>
      )}
      {ball.helper !== undefined && (
        <Typography variant="body2" sx={{ flexBasis: '100%' }}>
          {ball.helper === '' ? t('helper.ballOfFormer', { number }) : t('helper.ball', { number, name: ball.helper })}
        </Typography>
      )}
    </Stack>
  );
}

/** Returns what the button that undoes the latest recording says. */
export function useUndoText({ undoable }: Recorder): string {
  const { t } = useTranslation();
  if (!undoable) return t('recording.nothingToUndo');
  const { recording, row } = undoable;
  const ball = { players: playersOf(row.session), number: recording.index + 1 };
  if ('to' in recording) return t('corrections.undoMove', ball);
  const points =
    recording.points === null ? t('outbox.takenBack') : t('wizard.balls.points', { count: recording.points });
  return t('recording.undo', { ...ball, points });
}
