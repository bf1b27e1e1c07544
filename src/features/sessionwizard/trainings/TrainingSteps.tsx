import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { canFinish, canStart, canUnfinish } from '../../../../contract/trainingStates';
import type { ScheduledTraining } from '../../../../contract/training';
import { localizedText } from '../../../i18n/localized';
import { FinishUnsentDialog } from './FinishUnsentDialog';
import { QueuedFinish } from './QueuedFinish';
import { useTrainingSteps } from './useTrainingSteps';

/** The buttons that start, finish and reopen a training; those that cannot change anything are disabled. */
export function TrainingSteps({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const { start, finishing, lookFirst, unfinish, isBusy } = useTrainingSteps(training);
  const labelled = (step: string) => ({
    'aria-label': t('wizard.steps.of', { step, training: localizedText(training.name) }),
    sx: { minHeight: 44, flexGrow: { xs: 1, sm: 0 } },
    children: step,
  });
  return (
    <Stack direction="row" sx={{ gap: 1, flexShrink: 0, flexWrap: 'wrap', justifyContent: { sm: 'flex-end' } }}>
      <Button
        variant="contained"
        disabled={!canStart(training) || isBusy}
        onClick={() => void start()}
        {...labelled(t('wizard.steps.start'))}
      />
      <Button
        variant={canFinish(training) ? 'contained' : 'outlined'}
        disabled={!canFinish(training) || isBusy || finishing.queued !== undefined}
        onClick={() => void finishing.finish()}
        {...labelled(t('wizard.steps.finish'))}
      />
      {canUnfinish(training) && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void unfinish()}
          {...labelled(t('wizard.steps.unfinish'))}
        />
      )}
      {training.status === 'FINISHED' && (
        <Button component={Link} to={`/private/winners/${training.id}`} {...labelled(t('winners.link'))} />
      )}
      <FinishUnsentDialog
        open={finishing.isWaiting}
        of={{ trainingId: training.id }}
        onAfterwards={() => void finishing.finishAfterwards()}
        onLook={lookFirst}
      />
      <QueuedFinish name={localizedText(training.name)} {...finishing} />
    </Stack>
  );
}
