import SportsGolfIcon from '@mui/icons-material/SportsGolf';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '@contract/training';

/** Returns the id of the button that opens the recorder of this training. */
export const recordBallsId = (trainingId: string): string => `record-balls-${trainingId}`;

/** Opens the recorder; says how many players there are to record. */
export function RecordBallsButton({ training, onOpen }: { training: ScheduledTraining; onOpen: () => void }) {
  const { t } = useTranslation();
  const count = training.trainingSessions.length;
  return (
    <Button
      id={recordBallsId(training.id)}
      variant="contained"
      startIcon={<SportsGolfIcon />}
      disabled={count === 0}
      onClick={onOpen}
      aria-description={count === 0 ? undefined : t('wizard.list.sessions', { count })}
      sx={{ minHeight: 64, fontSize: '1.125rem', alignSelf: { xs: 'stretch', sm: 'flex-start' }, scrollMarginTop: 80 }}
    >
      <span>{t('recording.open')}</span>
      {count > 0 && <span aria-hidden>{`\u00A0(${count})`}</span>}
    </Button>
  );
}
