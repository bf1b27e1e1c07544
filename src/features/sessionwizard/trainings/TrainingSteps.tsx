import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFinishTrainingMutation, useStartTrainingMutation, useUnfinishTrainingMutation } from '@/api/training';
import { problemMessage } from '@/errors/problem';
import { useFilters } from '@/filters/useFilters';
import { localizedText } from '@/i18n/localized';
import type { Message } from '@/i18n/message';
import { useNotify } from '@/ui/useNotify';
import type { TrainingStatus } from '@contract/lists';
import type { ScheduledTraining } from '@contract/training';
import { canFinish, canStart, canUnfinish } from '@contract/trainingStates';
import { FinishingDialogs } from './FinishingDialogs';
import { useFinishing } from './useFinishing';

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
      <FinishingDialogs
        name={localizedText(training.name)}
        of={{ trainingId: training.id }}
        finishing={finishing}
        onLook={lookFirst}
      />
    </Stack>
  );
}

/**
 * Returns the steps of a training. After each the view switches to the filter of the new status and the training is
 * open. Finishing waits for balls that this device has not sent yet.
 */
function useTrainingSteps({ id, status }: ScheduledTraining) {
  const notify = useNotify();
  const [, change] = useFilters('wizard');
  const [startTraining, starting] = useStartTrainingMutation();
  const [finishTraining, finishingNow] = useFinishTrainingMutation();
  const [unfinishTraining, unfinishing] = useUnfinishTrainingMutation();

  const switchTo = (next: TrainingStatus, textKey: Message['textKey']) => {
    notify({ textKey });
    change({ status: next, training: id, recording: null });
  };
  const of = { scheduledTrainingId: id };
  const start = async () => {
    const { error } = await startTraining(of);
    if (error) notify(problemMessage(error), 'error');
    else switchTo('STARTED', 'wizard.steps.started');
  };
  const toFinished = () => switchTo('FINISHED', 'wizard.steps.finished');
  const finishNow = async () => {
    const { error } = await finishTraining(of);
    if (error) notify(problemMessage(error), 'error');
    else toFinished();
  };
  const finishing = useFinishing(id, null, finishNow);
  const wasQueued = useRef(false);
  const isQueued = finishing.queued !== undefined;
  useEffect(() => {
    // Finished by the outbox, after its balls.
    if (wasQueued.current && !isQueued && status === 'FINISHED') toFinished();
    wasQueued.current = isQueued;
  });
  const unfinish = async () => {
    const { error } = await unfinishTraining(of);
    if (error) notify(problemMessage(error), 'error');
    else switchTo('STARTED', 'wizard.steps.unfinished');
  };
  const isBusy = finishing.isWaiting || starting.isLoading || finishingNow.isLoading || unfinishing.isLoading;
  const lookFirst = () => {
    finishing.stopWaiting();
    change({ training: id, recording: null });
  };
  return { start, finishing, lookFirst, unfinish, isBusy };
}
