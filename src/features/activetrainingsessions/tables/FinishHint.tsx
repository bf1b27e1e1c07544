import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { canStart } from '../../../../contract/trainingStates';
import { useUnsentOf } from '../finishing/useUnsentOf';

/** Why a training cannot be marked finished, or that it will be by itself. */
export function FinishHint({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const { isFinishQueued } = useUnsentOf(training.id);
  if (canStart(training)) return t('activeTrainings.hint.startFirst');
  return isFinishQueued ? t('activeTrainings.hint.queued') : null;
}
