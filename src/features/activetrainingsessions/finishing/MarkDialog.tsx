import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { useTrainingQuery } from '../../../api/training';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useProblemText } from '../../../ui/problem';
import { useTrainingWords } from '../useTrainingWords';
import { LeagueEffect } from './LeagueEffect';
import type { MarkStep } from './markStep';
import { UnsentBalls } from './UnsentBalls';
import { useMarking } from './useMarking';
import { useUnsentOf } from './useUnsentOf';

/** Which training is to be marked how; it stays while the dialog closes. */
export interface Asked {
  step: MarkStep;
  id: string;
}

interface MarkDialogProps {
  asked: Asked | null;
  isOpen: boolean;
  trainings: readonly ScheduledTraining[];
  onCancel: () => void;
  /** `isLater`: it will be done by itself once all balls are sent. */
  onDone: (step: MarkStep, isLater: boolean) => void;
}

/** Says what marking a training finished or unfinished does to the league before it is done. */
export function MarkDialog({ asked, isOpen, trainings, onCancel, onDone }: MarkDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { nameAndDate } = useTrainingWords();
  // Read anew, because the balls decide what happens to the league.
  const { currentData } = useTrainingQuery(isOpen && asked ? { scheduledTrainingId: asked.id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const training = currentData ?? trainings.find(({ id }) => id === asked?.id);
  const unsent = useUnsentOf(asked?.id);
  const step = asked?.step ?? 'finish';
  const isLater = step === 'finish' && unsent.balls > 0;
  const { mark, isBusy, error, forget } = useMarking();

  const confirm = async () => {
    if (training && (await mark(step, training, isLater))) onDone(step, isLater);
  };
  const cancel = () => {
    forget();
    onCancel();
  };
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
      onCancel={cancel}
      isBusy={isBusy}
      problem={error === undefined ? null : problemText(error)}
    />
  );
}
