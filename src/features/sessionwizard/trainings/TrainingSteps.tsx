import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoveButton } from '@/editing/moving/MoveButton';
import { localizedText } from '@/i18n/localized';
import { useDialog } from '@/modal/useDialog';
import { winnersOfTraining } from '@/routing/routes';
import { isFocusFree } from '@/ui/focus';
import type { ScheduledTraining } from '@contract/training';
import { canFinish, canStart, canUnfinish } from '@contract/trainingStates';
import { FinishingDialogs } from './FinishingDialogs';
import { FinishDialog, StartDialog } from './StepDialogs';
import { useTrainingSteps } from './useTrainingSteps';

interface TrainingStepsProps {
  training: ScheduledTraining;
  /** Takes the focus after a step, which may disable or remove the button that was pressed. */
  heading?: RefObject<HTMLElement | null> | undefined;
}

/** The buttons that start, finish and reopen a training; those that cannot change anything are disabled. */
export function TrainingSteps({ training, heading }: TrainingStepsProps) {
  const { t } = useTranslation();
  const steps = useTrainingSteps(training);
  const { finishing, isBusy } = steps;
  // It stays open until the training is started.
  const { isOpen: isAskingForDay } = useDialog('startOnOtherDay');
  const isGoingOn = isBusy || isAskingForDay;
  const wasGoingOn = useRef(isGoingOn);
  useEffect(() => {
    if (wasGoingOn.current && !isGoingOn && isFocusFree()) heading?.current?.focus();
    wasGoingOn.current = isGoingOn;
  }, [isGoingOn, heading]);
  const labelled = (step: string) => ({
    'aria-label': t('wizard.steps.of', { step, training: localizedText(training.name) }),
    sx: { minHeight: 44, flexGrow: { xs: 1, sm: 0 } },
    children: step,
  });
  const [isFinished, isStarted] = [training.status === 'FINISHED', training.status === 'STARTED'];
  const isAnyClosed = training.trainingSessions.some(({ playerDataStatus }) => playerDataStatus === 'FINISHED');
  return (
    <Stack direction="row" sx={{ gap: 1, flexShrink: 0, flexWrap: 'wrap', justifyContent: { sm: 'flex-end' } }}>
      <Button
        variant="contained"
        disabled={!canStart(training) || isBusy}
        onClick={steps.askStart}
        {...labelled(t('wizard.steps.start'))}
      />
      <MoveButton training={training} />
      {steps.canGoBack && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void steps.unstart()}
          {...labelled(t('wizard.steps.unstart'))}
        />
      )}
      {isStarted && isAnyClosed && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void steps.openSessions()}
          {...labelled(t('openBalls.openSessions'))}
        />
      )}
      <Button
        variant={canFinish(training) ? 'contained' : 'outlined'}
        disabled={!canFinish(training) || isBusy || finishing.queued !== undefined}
        onClick={steps.askFinish}
        {...labelled(t('wizard.steps.finish'))}
      />
      {canUnfinish(training) && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void steps.unfinish()}
          {...labelled(t('wizard.steps.unfinish'))}
        />
      )}
      {isFinished && <Button component={Link} to={winnersOfTraining(training.id)} {...labelled(t('winners.link'))} />}
      <StartDialog training={training} isBusy={isBusy} onStart={steps.start} />
      <FinishDialog training={training} isBusy={isBusy} onGoOn={steps.goOn} onFinish={steps.finish} />
      <FinishingDialogs
        name={localizedText(training.name)}
        of={{ trainingId: training.id }}
        finishing={finishing}
        onLook={steps.lookFirst}
      />
    </Stack>
  );
}
