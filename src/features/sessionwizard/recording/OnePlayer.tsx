import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { BallStrip } from '../balls/BallStrip';
import { RunningResult } from '../balls/RunningResult';
import { playersOf } from '../players/playersOf';
import { movedByPlayer, type Place } from './places';
import type { RecordingRow } from './recordingRows';
import type { RecordingState } from './useRecording';
import { useSwipe } from './useSwipe';
import { useTap } from './useTap';

interface OnePlayerProps {
  training: ScheduledTraining;
  recording: RecordingState;
  row: RecordingRow;
  place: Place;
}

/** One player with the balls and the result so far; a swipe to the side leads to the next. */
export function OnePlayer({ training, recording, row, place }: OnePlayerProps) {
  const { t } = useTranslation();
  const tap = useTap();
  const { rows, choose } = recording;
  const go = (steps: 1 | -1) => choose(movedByPlayer(rows, place, steps, false));
  const swipe = useSwipe(go);
  const { playerDataId } = row;
  const pick = useCallback((index: number) => choose({ playerDataId, index, isPicked: true }), [choose, playerDataId]);
  const big = { width: 64, height: 64 };
  return (
    <Stack spacing={1} {...swipe} sx={{ minHeight: '100%', touchAction: 'pan-y' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <IconButton aria-label={t('recording.previous')} {...tap('previous', () => go(-1))} sx={big}>
          <ChevronLeftIcon fontSize="large" />
        </IconButton>
        <Box sx={{ flexGrow: 1, minWidth: 0, textAlign: 'center' }}>
          <Typography component="h3" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {playersOf(row.session)}
          </Typography>
          <Typography color="textSecondary">
            {t('recording.player', { number: rows.indexOf(row) + 1, all: rows.length })}
          </Typography>
        </Box>
        <IconButton aria-label={t('recording.next')} {...tap('next', () => go(1))} sx={big}>
          <ChevronRightIcon fontSize="large" />
        </IconButton>
      </Stack>
      {/* The strip is itself moved to the side. */}
      <Box onPointerDown={(event) => event.stopPropagation()} sx={{ touchAction: 'pan-x pan-y' }}>
        <BallStrip
          balls={row.balls}
          length={row.length}
          selected={place.index}
          {...(row.isOpen ? { onPick: pick } : {})}
        />
      </Box>
      <RunningResult training={training} session={row.session} balls={row.balls} opens="inDialog" />
    </Stack>
  );
}
