import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { playersOf } from '@/i18n/personName';
import { UndecidedBalls } from '@/outbox/ClosedElsewhere';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { BallActions } from './BallActions';
import { BallStrip } from './BallStrip';
import { EntryControl } from './EntryControl';
import { RunningResult } from './RunningResult';
import { TakenBall } from './TakenBall';
import type { RecorderRow } from './rows';
import { useEntry } from './useEntry';
import { useRecorder, type Recorder } from './useRecorder';

interface SessionPanelProps {
  training: ScheduledTraining;
  session: PlayerData;
  /** The session has just been selected. */
  takesFocus: boolean;
}

/** The recorder of one player session in the page: entered while it is being edited, otherwise read-only. */
export function SessionPanel({ training, session, takesFocus }: SessionPanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const recorder = useRecorder(training, {
    only: session.id,
    onRecord: (isLast) => {
      // With the last ball the focused button vanishes; the panel keeps hearing the keys.
      if (isLast) panel.current?.focus({ preventScroll: true });
    },
  });
  const { row } = recorder;
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
      {row && (
        <Stack spacing={2}>
          <Typography id={titleId} component="h3" variant="h3">
            {t('wizard.balls.heading', { players: playersOf(session) })}
          </Typography>
          <UndecidedBalls session={session} unsent={row.unsent} />
          {row.isOpen ? (
            <OpenSession training={training} recorder={recorder} row={row} panel={panel} />
          ) : (
            <>
              <BallStrip row={row} selected={null} onPick={recorder.pick} />
              {training.status === 'STARTED' && (
                <Typography color="textSecondary">{t('wizard.balls.notEditing')}</Typography>
              )}
            </>
          )}
          <RunningResult training={training} session={session} balls={row.balls} opens="inPlace" />
        </Stack>
      )}
    </Box>
  );
}

interface OpenSessionProps {
  training: ScheduledTraining;
  recorder: Recorder;
  row: RecorderRow;
  panel: RefObject<HTMLElement | null>;
}

function OpenSession({ training, recorder, row, panel }: OpenSessionProps) {
  const { t } = useTranslation();
  const entry = useEntry(training, recorder, { layout: 'panel', screen: panel });
  const index = recorder.cursor?.index ?? null;
  return (
    <>
      <BallStrip row={row} selected={index} isTaken={recorder.isTaken} onPick={recorder.pick} />
      {index === null ? (
        <Typography role="status">{t('wizard.balls.allRecorded')}</Typography>
      ) : (
        <>
          {recorder.isTaken && <TakenBall recorder={recorder} row={row} index={index} />}
          <EntryControl row={row} index={index} entry={entry} />
        </>
      )}
      <BallActions recorder={recorder} row={row} index={index} />
      {index !== null && entry.scoring.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
          {t('wizard.balls.keys')}
        </Typography>
      )}
    </>
  );
}
