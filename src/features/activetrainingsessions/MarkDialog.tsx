import Box from '@mui/material/Box';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { leagueEffect } from '@/api/league';
import { useGetTrainingQuery } from '@/api/training';
import { useFinishTrainingMutation, useUnfinishTrainingMutation } from '@/api/trainingMutations';
import { failureOf } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { localizedText } from '@/i18n/localized';
import { textOf } from '@/i18n/message';
import { dialogRefused, selectRefusal } from '@/modal/modalSlice';
import { useDialogHere } from '@/modal/useDialog';
import { openBallsMessage, useOpenBalls } from '@/outbox/openBalls';
import { queueFinish } from '@/outbox/recording';
import { offeredAfter } from '@/outbox/trainingNotices';
import { useUnsentOf } from '@/outbox/useUnsentOf';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import type { ScheduledTraining } from '@contract/training';
import { useTrainingWords } from './useTrainingWords';

/** How a training is marked. */
export type MarkStep = 'finish' | 'unfinish';

interface MarkDialogProps {
  trainings: readonly ScheduledTraining[];
  /** `isQueued`: it will be done by itself once all balls are sent. */
  onDone: (step: MarkStep, isQueued: boolean) => void;
}

/** Says what marking a training finished or unfinished does to the league before it is done. */
export function MarkDialog({ trainings, onDone }: MarkDialogProps) {
  const { t } = useTranslation();
  const { isOpen, dialog: requested, hide } = useDialogHere('markTraining');
  const refusal = useSelector(selectRefusal);
  const problemText = useProblemText();
  const { nameAndDate } = useTrainingWords();
  // Read anew, because the balls decide what happens to the league.
  const { currentData } = useGetTrainingQuery(isOpen && requested ? { scheduledTrainingId: requested.id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const training = currentData ?? trainings.find(({ id }) => id === requested?.id);
  const unsent = useUnsentOf(requested?.id);
  const step = requested?.step ?? 'finish';
  const isQueued = step === 'finish' && unsent.waiting > 0;
  const { mark, isBusy } = useMarking();

  const confirm = async () => {
    if (!training || !(await mark(step, training, isQueued))) return;
    hide();
    onDone(step, isQueued);
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
            {step === 'finish' && <OpenBallsOf training={training} />}
            {step === 'finish' && <UnsentChanges {...unsent} />}
          </>
        )
      }
      confirmLabel={t(isQueued ? 'activeTrainings.mark.finish.later' : `activeTrainings.mark.${step}.confirm`)}
      onConfirm={() => void confirm()}
      onCancel={hide}
      isBusy={isBusy}
      problem={refusal?.kind === 'markTraining' ? problemText(refusal.failure) : null}
    />
  );
}

/** How many balls of how many players are open; that there is none at all is part of the text about the league. */
function OpenBallsOf({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const open = useOpenBalls(training);
  const message = open.isNoneRecorded ? null : openBallsMessage(training, open);
  if (!message) return null;
  return (
    <Box component="span" sx={{ display: 'block', mt: 1 }}>
      {textOf(t, message)}
    </Box>
  );
}

/** How many balls, or changes, are on this device alone, and that finishing has to wait for them. */
function UnsentChanges({ waiting: count, isOnlyBalls, undecided }: ReturnType<typeof useUnsentOf>) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Box component="span" sx={{ display: 'block', mt: 1 }}>
      <span>{t(`activeTrainings.mark.${isOnlyBalls ? 'unsent' : 'unsentChanges'}`, { count })}</span>
      {undecided > 0 && <span>{` ${t('activeTrainings.mark.undecided', { count: undecided })}`}</span>}
    </Box>
  );
}

interface LeagueEffectProps {
  training: ScheduledTraining;
  step: MarkStep;
  /** Player sessions with balls that the server does not know yet. */
  unsent: ReadonlySet<string>;
}

/** How many results come into the league or leave it. */
function LeagueEffect({ training, step, unsent }: LeagueEffectProps) {
  const { t } = useTranslation();
  const { withResult, without } = leagueEffect(training, unsent);
  return (
    <>
      <span>{t(`activeTrainings.mark.${step}.league`, { count: withResult })}</span>
      {step === 'finish' && withResult > 0 && without > 0 && (
        <span>{` ${t('activeTrainings.mark.finish.without', { count: without })}`}</span>
      )}
    </>
  );
}

type OutboxState = ReturnType<Parameters<ReturnType<typeof queueFinish>>[1]>;

/** Returns what marks a training finished or unfinished and answers whether that was done, or will be done later. */
function useMarking() {
  const dispatch = useDispatch<ThunkDispatch<OutboxState, unknown, UnknownAction>>();
  const notify = useNotify();
  const [finish, finishing] = useFinishTrainingMutation();
  const [unfinish, unfinishing] = useUnfinishTrainingMutation();

  const mark = async (step: MarkStep, { id, name }: ScheduledTraining, isQueued: boolean): Promise<boolean> => {
    const named = { name: localizedText(name) };
    if (isQueued) {
      await dispatch(queueFinish(id));
      notify({ textKey: 'activeTrainings.mark.finish.queued', values: named });
      return true;
    }
    const { data, error } = await (step === 'finish' ? finish : unfinish)({ scheduledTrainingId: id });
    if (data) {
      notify({ textKey: `activeTrainings.mark.${step}.done`, values: named }, 'success', offeredAfter(step, data));
    } else dispatch(dialogRefused({ kind: 'markTraining', failure: failureOf(error) }));
    return data !== undefined;
  };
  return { mark, isBusy: useBusyControl('markTraining', finishing.isLoading || unfinishing.isLoading) };
}
