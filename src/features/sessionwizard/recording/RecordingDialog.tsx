import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import type { RecordingView } from '../../../filters/filters';
import { Notice } from '../../../ui/Notice';
import { AllPlayers } from './AllPlayers';
import { Entry } from './Entry';
import { OnePlayer } from './OnePlayer';
import type { Order } from './places';
import { RecordingHeader } from './RecordingHeader';
import { Undecided } from './Undecided';
import { makeTapGuard } from './tapGuard';
import { TapGuard } from './useTap';
import { useAwake } from '../../../ui/useAwake';
import { useEntry } from './useEntry';
import { useLeftHanded } from './useLeftHanded';
import { useOpenSessions } from './useOpenSessions';
import { useRecording } from './useRecording';

interface RecordingDialogProps {
  training: ScheduledTraining;
  view: RecordingView;
  show: (view: RecordingView | null) => void;
  titleId: string;
}

/** Recording over the whole screen: who plays on top or beside, what is pressed at the thumb of the hand that holds it. */
export function RecordingDialog({ training, view, show, titleId }: RecordingDialogProps) {
  const { t } = useTranslation();
  const screen = useRef<HTMLDivElement>(null);
  const [guard] = useState(makeTapGuard);
  const [order, setOrder] = useState<Order>('byPlayer');
  const [isLeftHanded, changeSides] = useLeftHanded();
  const recording = useRecording(training, order);
  const entry = useEntry(training, recording, view === 'all', screen);
  useAwake();
  useOpenSessions(training);
  useEffect(() => screen.current?.focus(), []);
  const { row, place } = recording;

  return (
    <TapGuard value={guard}>
      <Box
        ref={screen}
        tabIndex={-1}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100dvh', outline: 'none' }}
      >
        <RecordingHeader
          {...{ training, view, show, titleId, order, setOrder, isLeftHanded, changeSides }}
          hasScoring={entry.scoring.length > 0}
        />
        {training.status !== 'STARTED' && <Notice severity="warning">{t('recording.ended')}</Notice>}
        {!row || !place ? (
          <Notice>{t('wizard.sessions.nothing')}</Notice>
        ) : (
          <Box
            sx={{
              flexGrow: 1,
              minHeight: 0,
              display: 'flex',
              flexDirection: { xs: 'column', md: isLeftHanded ? 'row-reverse' : 'row' },
              overflow: 'auto',
            }}
          >
            <Box sx={{ flex: '1 1 0', minWidth: 0, minHeight: 200, overflow: 'auto', p: { xs: 1, sm: 2 } }}>
              {view === 'one' ? (
                <OnePlayer training={training} recording={recording} row={row} place={place} />
              ) : (
                <AllPlayers training={training} recording={recording} row={row} place={place} />
              )}
              <Undecided rows={recording.rows} />
            </Box>
            <Entry training={training} recording={recording} entry={entry} {...{ row, place, isLeftHanded }} />
          </Box>
        )}
      </Box>
    </TapGuard>
  );
}
