import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { localizedText } from '@/i18n/localized';
import { dialogShown } from '@/modal/modalSlice';
import { useMay } from '@/session/sessionSlice';
import type { ScheduledTraining } from '@contract/training';
import { canMove } from '@contract/trainingStates';

/** Opens the dialog that moves a training to another date; nothing once it is started. */
export function MoveButton({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayMove = useMay('training.move');
  if (!mayMove || !canMove(training)) return null;
  return (
    <Button
      variant="outlined"
      aria-label={t('moving.title', { name: localizedText(training.name) })}
      onClick={() => dispatch(dialogShown({ kind: 'moveTraining', id: training.id }))}
      sx={{ minHeight: 44, flexGrow: { xs: 1, sm: 0 } }}
    >
      {t('moving.move')}
    </Button>
  );
}
