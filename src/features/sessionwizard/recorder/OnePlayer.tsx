import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { playersOf } from '@/i18n/personName';
import type { ScheduledTraining } from '@contract/training';
import { BallStrip } from './BallStrip';
import { RunningResult } from './RunningResult';
import { movedByPlayer, type Cursor } from './cursor';
import type { RecorderRow } from './rows';
import { useSwipe, useTap } from './touch';
import type { Recorder } from './useRecorder';

interface OnePlayerProps {
  training: ScheduledTraining;
  recorder: Recorder;
  row: RecorderRow;
  cursor: Cursor;
}

/** The full screen with one player, the balls and the result so far; a swipe changes the player. */
export function OnePlayer({ training, recorder, row, cursor }: OnePlayerProps) {
  const { t } = useTranslation();
  const tap = useTap();
  const { rows, select, pick } = recorder;
  const move = (steps: 1 | -1) => select(movedByPlayer(rows, cursor, steps, false));
  const swipe = useSwipe(move);
  const big = { width: 64, height: 64 };
  return (
    <Stack spacing={1} {...swipe} sx={{ minHeight: '100%', touchAction: 'pan-y' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <IconButton aria-label={t('recording.previous')} {...tap('previous', () => move(-1))} sx={big}>
          <ChevronLeftIcon fontSize="large" />
        </IconButton>
        <Box sx={{ flexGrow: 1, minWidth: 0, textAlign: 'center' }}>
          <Typography component="h3" variant="h2" translate="no" sx={{ hyphens: 'auto', overflowWrap: 'anywhere' }}>
            {playersOf(row.session)}
          </Typography>
          <Typography color="textSecondary">
            {t('recording.player', { number: rows.indexOf(row) + 1, all: rows.length })}
          </Typography>
        </Box>
        <IconButton aria-label={t('recording.next')} {...tap('next', () => move(1))} sx={big}>
          <ChevronRightIcon fontSize="large" />
        </IconButton>
      </Stack>
      {/* The strip scrolls sideways itself. */}
      <Box onPointerDown={(event) => event.stopPropagation()} sx={{ touchAction: 'pan-x pan-y' }}>
        <BallStrip row={row} selected={cursor.index} isTaken={recorder.isTaken} onPick={pick} />
      </Box>
      <RunningResult training={training} session={row.session} balls={row.balls} opens="inDialog" />
    </Stack>
  );
}
