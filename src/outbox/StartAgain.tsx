import Typography from '@mui/material/Typography';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReachedAgain } from '@/api/connectionSlice';
import { trainingQueries } from '@/api/training';
import { trainingMutations } from '@/api/trainingMutations';
import { refusalOf } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { todayHere } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { showPlannedDate } from '@/i18n/plannedTimes';
import { useMay } from '@/session/sessionSlice';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { useBusyControl } from '@/ui/useControl';
import { useToday } from '@/ui/useToday';
import type { ScheduledTraining } from '@contract/training';
import { canStart } from '@contract/trainingStates';
import type { AddEntry, HandicapEntry, MoveEntry, OutboxEntry } from './entries';
import { type OutboxState, sendAgain } from './decisions';
import { useOutboxDispatch } from './recording';

/** Returns whether the entry was refused because somebody took the start of its training back. */
export const isStartTakenBack = (
  { failure }: OutboxEntry,
  training: ScheduledTraining | undefined,
): training is ScheduledTraining =>
  refusalOf(failure)?.code === 'wrong-state' && training !== undefined && canStart(training);

interface StartAgainProps {
  entry: AddEntry | MoveEntry | HandicapEntry;
  /** It went back to planned. */
  training: ScheduledTraining;
  /** Names the entry. */
  what: string;
  onSettled: () => void;
}

/** Offers to start a training again that went back to planned, so that the entry can be sent; asks for the day as the wizard does. */
export function StartAgain({ entry, training, what, onSettled }: StartAgainProps) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const problemText = useProblemText();
  const [isStarting, setIsStarting] = useState(false);
  const isBusy = useBusyControl(`reopen/${entry.key}`, isStarting);
  const { failed, refused, refusalCleared } = useFormStatus(`reopen/${entry.key}`);
  const isReachedAgain = useIsReachedAgain(failed?.failure);
  const mayStart = useMay('training.run');
  const today = useToday();
  const { plannedDate } = training;
  if (!mayStart) return <Typography variant="body2">{t('queuedSteps.planned.askPro')}</Typography>;
  const start = async (isToday: boolean) => {
    setIsStarting(true);
    const { error, isSent } = await dispatch(startAndSend(entry, { plannedDate, isToday }));
    setIsStarting(false);
    if (error !== undefined) {
      refused(error);
      return;
    }
    refusalCleared();
    if (isSent) onSettled();
  };
  const labelled = (label: string) => ({
    loading: isBusy,
    'aria-label': t('outbox.of', { action: label, ball: what }),
    sx: { minHeight: 48, alignSelf: 'flex-start' },
    children: label,
  });
  const isOtherDay = plannedDate !== today;
  return (
    <>
      <Typography variant="body2">{t('queuedSteps.planned.reason')}</Typography>
      {isOtherDay && (
        <Typography variant="body2">
          {t('startDay.question', { date: showPlannedDate(training, currentLocale()) })} {t('startDay.consequence')}
        </Typography>
      )}
      {failed && !isReachedAgain && <Notice severity="error">{problemText(failed.failure)}</Notice>}
      <LoadingButton
        variant="contained"
        onClick={() => void start(isOtherDay)}
        {...labelled(t(isOtherDay ? 'queuedSteps.planned.startToday' : 'queuedSteps.planned.start'))}
      />
      {isOtherDay && (
        <LoadingButton onClick={() => void start(false)} {...labelled(t('queuedSteps.planned.keepDate'))} />
      )}
    </>
  );
}

interface Agreed {
  /** The day that the training was shown with. */
  plannedDate: string;
  /** It moves to today. */
  isToday: boolean;
}

/**
 * Starts the training, unless it is no longer planned, and sends the entry again. Returns the error of the step that failed, and
 * whether the entry is being sent: it is not where the training has moved to another day than was agreed to.
 */
const startAndSend =
  (
    { key, trainingId }: Pick<OutboxEntry, 'key' | 'trainingId'>,
    { plannedDate, isToday }: Agreed,
  ): ThunkAction<Promise<{ error?: unknown; isSent: boolean }>, OutboxState, unknown, UnknownAction> =>
  async (dispatch) => {
    const of = { scheduledTrainingId: trainingId };
    const { getTraining } = trainingQueries.endpoints;
    const read = await dispatch(getTraining.initiate(of, { forceRefetch: true, subscribe: false }));
    if (!read.data) return { error: read.error, isSent: false };
    if (canStart(read.data)) {
      if (!isToday && read.data.plannedDate !== plannedDate) return { isSent: false };
      const day = isToday ? { plannedDate: todayHere() } : {};
      const { startTraining } = trainingMutations.endpoints;
      const started = await dispatch(startTraining.initiate({ ...of, ...day }, { track: false }));
      if (!started.data) return { error: started.error, isSent: false };
    }
    await dispatch(sendAgain(key));
    return { isSent: true };
  };
