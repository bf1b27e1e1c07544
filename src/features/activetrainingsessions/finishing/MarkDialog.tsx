import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ScheduledTraining } from '../../../../contract/training';
import { useGetTrainingQuery } from '../../../api/training';
import { selectRefusal } from '../../../modal/modalSlice';
import { useDialog } from '../../../modal/useDialog';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useProblemText } from '../../../ui/problem';
import { useTrainingWords } from '../useTrainingWords';
import { LeagueEffect } from './LeagueEffect';
import type { MarkStep } from './markStep';
import { UnsentBalls } from './UnsentBalls';
import { useMarking } from './useMarking';
import { useUnsentOf } from './useUnsentOf';

interface MarkDialogProps {
  trainings: readonly ScheduledTraining[];
  /** `isLater`: it will be done by itself once all balls are sent. */
  onDone: (step: MarkStep, isLater: boolean) => void;
}

/** Says what marking a training finished or unfinished does to the league before it is done. */
export function MarkDialog({ trainings, onDone }: MarkDialogProps) {
  const { t } = useTranslation();
  const { isOpen, dialog: asked, hide } = useDialog('markTraining');
  const refusal = useSelector(selectRefusal);
  const problemText = useProblemText();
  const { nameAndDate } = useTrainingWords();
  // Read anew, because the balls decide what happens to the league.
  const { currentData } = useGetTrainingQuery(isOpen && asked ? { scheduledTrainingId: asked.id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const training = currentData ?? trainings.find(({ id }) => id === asked?.id);
  const unsent = useUnsentOf(asked?.id);
  const step = asked?.step ?? 'finish';
  const isLater = step === 'finish' && unsent.balls > 0;
  const { mark, isBusy } = useMarking();

  const confirm = async () => {
    if (!training || !(await mark(step, training, isLater))) return;
    hide();
    onDone(step, isLater);
  };

  // Whoever leaves the page by the browser's Back has not answered; the dialog must not wait for them.
  useEffect(() => hide, [hide]);

  return (
    <ConfirmDialog
      open={isOpen}
      title={t(`activeTrainings.mark.${step}.title`)}
      question={training && t(`activeTrainings.mark.${step}.question`, { training: nameAndDate(training) })}
      consequence={
        training && (
          <>
            <LeagueEffect training={training} step={step} unsent={unsent.playerSessions} />
            {step === 'finish' && <UnsentBalls {...unsent} />}
          </>
        )
      }
      confirmLabel={t(isLater ? 'activeTrainings.mark.finish.later' : `activeTrainings.mark.${step}.confirm`)}
      onConfirm={() => void confirm()}
      onCancel={hide}
      isBusy={isBusy}
      problem={refusal?.kind === 'markTraining' ? problemText(refusal.failure) : null}
    />
  );
}
