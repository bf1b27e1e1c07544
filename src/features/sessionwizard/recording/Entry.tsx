import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { playersOf } from '../players/playersOf';
import { ClosedSession } from './ClosedSession';
import { NumberPad } from './NumberPad';
import { nextPlace, type Place } from './places';
import type { RecordingRow } from './recordingRows';
import { ScoreButtons } from './ScoreButtons';
import type { EntryState } from './useEntry';
import type { RecordingState } from './useRecording';
import { useTap } from './useTap';

interface EntryProps {
  training: ScheduledTraining;
  recording: RecordingState;
  entry: EntryState;
  row: RecordingRow;
  place: Place;
  isLeftHanded: boolean;
}

/** What is pressed: the buttons for the chosen ball, or what there is to do instead, and undo, within reach of one thumb. */
export function Entry({ training, recording, entry, row, place, isLeftHanded }: EntryProps) {
  const { t } = useTranslation();
  const tap = useTap();
  const { justDone } = recording;
  const { nextUndo, act } = entry;
  const undoText = nextUndo
    ? t('recording.undo', {
        players: playersOf(nextUndo.row.session),
        number: nextUndo.undoable.index + 1,
        points: t('wizard.balls.points', { count: nextUndo.undoable.points }),
      })
    : t('recording.nothingToUndo');
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        gap: 1,
        width: { xs: '100%', md: 440 },
        p: { xs: 1, sm: 2 },
        borderTop: { xs: 1, md: 0 },
        justifyContent: 'flex-end',
      }}
    >
      <Typography role="status">
        {justDone && t('recording.wentOn', { done: playersOf(justDone.session), next: playersOf(row.session) })}
      </Typography>
      {!row.isOpen ? (
        <ClosedSession training={training} session={row.session} />
      ) : place.index === null ? (
        <AllRecorded recording={recording} row={row} place={place} />
      ) : entry.scoring.length > 0 ? (
        <ScoreButtons row={row} index={place.index} entry={entry} />
      ) : (
        <NumberPad row={row} index={place.index} entry={entry} isLeftHanded={isLeftHanded} />
      )}
      <Button
        variant="outlined"
        startIcon={<UndoIcon />}
        disabled={!nextUndo}
        {...tap('undo', () => act({ does: 'undo' }))}
        sx={{ minHeight: 64, alignSelf: isLeftHanded ? 'flex-start' : 'flex-end', maxWidth: '100%' }}
      >
        {undoText}
      </Button>
    </Box>
  );
}

function AllRecorded({ recording, row, place }: Pick<EntryProps, 'recording' | 'row' | 'place'>) {
  const { t } = useTranslation();
  const tap = useTap();
  const next = nextPlace(recording.rows, 'byPlayer', place);
  const nextRow = recording.rows.find(({ playerDataId }) => playerDataId === next?.playerDataId);
  return (
    <>
      <Typography role="status" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {nextRow ? t('recording.playerRecorded', { players: playersOf(row.session) }) : t('recording.allRecorded')}
      </Typography>
      {next && nextRow && (
        <Button variant="contained" {...tap('goOn', () => recording.choose(next))} sx={{ minHeight: 64 }}>
          {t('recording.goOn', { players: playersOf(nextRow.session) })}
        </Button>
      )}
    </>
  );
}
