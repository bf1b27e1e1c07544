import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { localizedText } from '@/i18n/localized';
import { dialogShown } from '@/modal/modalSlice';
import { useDialog } from '@/modal/useDialog';
import { winnersOfTraining } from '@/routing/routes';
import { useMay } from '@/session/sessionSlice';
import { isFocusFree } from '@/ui/focus';
import { LoadingButton } from '@/ui/LoadingButton';
import { untilInput } from '@/ui/untilInput';
import { useBusyControl } from '@/ui/useControl';
import type { ScheduledTraining } from '@contract/training';
import { canFinish, canMove, canStart, canUnfinish } from '@contract/trainingStates';
import { FinishingDialogs } from './FinishingDialogs';
import { FinishDialog, StartDialog } from './StepDialogs';
import { type TrainingStep, useTrainingSteps } from './useTrainingSteps';

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
  const finishButton = useRef<HTMLButtonElement>(null);
  const labelled = (step: string) => ({
    'aria-label': t('wizard.steps.of', { step, training: localizedText(training.name) }),
    sx: { minHeight: 44, flexGrow: { xs: 1, sm: 0 } },
    children: step,
  });
  const [isFinished, isStarted] = [training.status === 'FINISHED', training.status === 'STARTED'];
  const isAnyClosed = training.trainingSessions.some(({ playerDataStatus }) => playerDataStatus === 'FINISHED');
  const isFocusOwed = useRef(isGoingOn);
  useEffect(() => {
    if (isGoingOn) isFocusOwed.current = true;
    else if (isFocusOwed.current && isFocusFree()) {
      isFocusOwed.current = false;
      heading?.current?.focus();
    }
    // The button may be disabled or removed in the render after the one with the answer.
  }, [isGoingOn, training.status, isAnyClosed, heading]);
  useEffect(() => {
    if (isGoingOn) return undefined;
    // Whoever does something else meanwhile is not led away from it.
    return untilInput(() => {
      isFocusOwed.current = false;
    });
  }, [isGoingOn]);
  const ofStep = (step: TrainingStep) => ({
    control: `trainingSteps/${training.id}/${step}`,
    isTaken: steps.isTaken(step),
    isBusy,
  });
  return (
    <Stack direction="row" sx={{ gap: 1, flexShrink: 0, flexWrap: 'wrap', justifyContent: { sm: 'flex-end' } }}>
      <StepButton
        variant="contained"
        {...ofStep('start')}
        disabled={!canStart(training)}
        onClick={steps.askStart}
        {...labelled(t('wizard.steps.start'))}
      />
      <MoveButton training={training} />
      {steps.canGoBack && (
        <StepButton
          variant="outlined"
          {...ofStep('unstart')}
          onClick={() => void steps.unstart()}
          {...labelled(t('wizard.steps.unstart'))}
        />
      )}
      {isStarted && isAnyClosed && (
        <StepButton
          variant="outlined"
          {...ofStep('openSessions')}
          onClick={() => void steps.openSessions()}
          {...labelled(t('openBalls.openSessions'))}
        />
      )}
      <StepButton
        ref={finishButton}
        variant={canFinish(training) ? 'contained' : 'outlined'}
        {...ofStep('finish')}
        disabled={!canFinish(training) || finishing.queued !== undefined}
        onClick={steps.askFinish}
        {...labelled(t('wizard.steps.finish'))}
      />
      {canUnfinish(training) && (
        <StepButton
          variant="outlined"
          {...ofStep('unfinish')}
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
        finishButton={finishButton}
        onLook={steps.lookFirst}
      />
    </Stack>
  );
}

interface StepButtonProps extends ButtonProps {
  control: string;
  /** This step is being taken. */
  isTaken: boolean;
  /** A step is being taken, perhaps another one. */
  isBusy: boolean;
}

/** While a step is being taken none can be pressed, and its own button keeps the focus. */
function StepButton({ control, isTaken, isBusy, disabled = false, ...props }: StepButtonProps) {
  const isLoading = useBusyControl(control, isTaken);
  return <LoadingButton loading={isLoading} disabled={disabled || (isBusy && !isLoading)} {...props} />;
}

/** Opens the dialog that moves a training to another date; nothing once it is started. */
function MoveButton({ training }: { training: ScheduledTraining }) {
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
