import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { DeleteTrainingButton } from '@/editing/DeleteTrainingButton';
import { dialogShown } from '@/modal/modalSlice';
import { useUnsentOf } from '@/outbox/useUnsentOf';
import { winnersOfTraining } from '@/routing/routes';
import { isFocusFree } from '@/ui/focus';
import { RowButton, RowLink } from '@/ui/dataGrid/RowButton';
import { useRowTabIndex } from '@/ui/dataGrid/gridsSlice';
import type { ScheduledTraining } from '@contract/training';
import { canFinish } from '@contract/trainingStates';
import type { MarkStep } from './MarkDialog';
import type { Awarding } from './useAwarding';
import { useTrainingWords } from './useTrainingWords';

interface PricedActionsProps {
  training: ScheduledTraining;
  awarding: Awarding;
}

/** What can be done with a training: choose its prize, delete it, mark it finished or unfinished. */
export function PricedActions({ training, awarding }: PricedActionsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const tabIndex = useRowTabIndex();
  const { labelled } = useTrainingWords();
  const { isFinishQueued } = useUnsentOf(training.id);
  const { closed } = awarding;
  const isEdited = awarding.edited.includes(training.id);
  const { isBusy } = awarding.choosingOf(training);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whoever chooses a prize in another row by now goes on there.
    if (closed?.id === training.id && isFocusFree(editButton.current?.closest('[role=row], li'))) {
      editButton.current?.focus();
    }
  }, [closed, training.id]);

  const step: MarkStep = training.status === 'FINISHED' ? 'unfinish' : 'finish';
  const mark = t(`activeTrainings.action.${step}`);
  const label = (action: 'edit' | 'cancel' | 'save' | 'delete') =>
    labelled(t(`activeTrainings.action.${action}`), training);
  return (
    <>
      <RowButton
        ref={editButton}
        icon={isEdited ? 'no' : 'edit'}
        label={label(isEdited ? 'cancel' : 'edit')}
        isDisabled={isBusy}
        onClick={() => awarding.toggle(training)}
      />
      <RowButton
        icon="save"
        label={label('save')}
        isDisabled={!isEdited || isBusy}
        onClick={() => void awarding.save(training)}
      />
      <DeleteTrainingButton training={training} label={label('delete')} />
      {training.status === 'FINISHED' && (
        <RowLink icon="award" to={winnersOfTraining(training.id)} label={labelled(t('winners.link'), training)} />
      )}
      <Button
        aria-label={labelled(mark, training)}
        disabled={step === 'finish' && (!canFinish(training) || isFinishQueued)}
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogShown({ kind: 'markTraining', step, id: training.id }))}
        size="small"
        tabIndex={tabIndex}
      >
        <span>{mark}</span>
      </Button>
    </>
  );
}
