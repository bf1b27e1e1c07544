import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { canRecordBalls } from '../../../../contract/trainingStates';
import { UndecidedBalls } from '../../../outbox/UndecidedBalls';
import { playersOf } from '../players/playersOf';
import { BallEntry } from './BallEntry';
import { BallStrip } from './BallStrip';
import { RunningResult } from './RunningResult';
import { stripLength } from './stripLength';
import { useRecordings } from './useRecordings';

interface SessionPanelProps {
  training: ScheduledTraining;
  session: PlayerData;
  /** Somebody has just chosen this session, so the keyboard belongs to it. */
  takesFocus: boolean;
}

/** The balls of one player session: entered while it is being edited, otherwise to be read. */
export function SessionPanel({ training, session, takesFocus }: SessionPanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const recordings = useRecordings(training, session);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  return (
    <Box
      ref={panel}
      component="section"
      aria-labelledby={titleId}
      tabIndex={-1}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 1.5, sm: 2 }, scrollMarginTop: 80 }}
    >
      <Stack spacing={2}>
        <Typography id={titleId} component="h3" variant="h3">
          {t('wizard.balls.heading', { players: playersOf(session) })}
        </Typography>
        {canRecordBalls(training, session) ? (
          <BallEntry training={training} balls={recordings.balls} onRecord={recordings.record} panel={panel} />
        ) : (
          <>
            <BallStrip balls={recordings.balls} length={stripLength(training, recordings.balls)} selected={null} />
            {training.status === 'STARTED' && (
              <Typography color="textSecondary">{t('wizard.balls.notEditing')}</Typography>
            )}
          </>
        )}
        <UndecidedBalls session={session} unsent={recordings.unsent} />
        <RunningResult training={training} session={session} balls={recordings.balls} opens="inPlace" />
      </Stack>
    </Box>
  );
}
