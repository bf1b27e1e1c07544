import SportsGolfIcon from '@mui/icons-material/SportsGolf';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import type { RecordingView } from '../../../filters/filters';
import { useFilters } from '../../../filters/useFilters';
import { RecordingDialog } from './RecordingDialog';

/** The button of a running training that opens the recording over the whole screen, and the recording. */
export function RecordBalls({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const [{ recording: view }, change] = useFilters('wizard');
  const show = (shown: RecordingView | null) => change({ recording: shown });
  const titleId = useId();
  return (
    <>
      {training.status === 'STARTED' && (
        <Button
          variant="contained"
          startIcon={<SportsGolfIcon />}
          disabled={training.trainingSessions.length === 0}
          onClick={() => show('one')}
          sx={{ minHeight: 64, fontSize: '1.125rem', alignSelf: { xs: 'stretch', sm: 'flex-start' } }}
        >
          {t('recording.open')}
        </Button>
      )}
      <Dialog
        fullScreen
        open={view !== null && training.status !== 'PLANNED'}
        onClose={() => show(null)}
        aria-labelledby={titleId}
      >
        <RecordingDialog training={training} view={view ?? 'one'} show={show} titleId={titleId} />
      </Dialog>
    </>
  );
}
