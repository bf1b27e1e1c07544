import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { trainingQueries } from '@/api/training';
import { refusalOf } from '@/errors/failure';
import { currentLocale } from '@/i18n/locale';
import { showPlannedDate } from '@/i18n/plannedTimes';
import { FailureNotice } from '@/ui/FailureNotice';
import { LoadingButton } from '@/ui/LoadingButton';
import type { ScheduledTraining } from '@contract/training';
import { canStart } from '@contract/trainingStates';
import type { AddEntry, HandicapEntry, MoveEntry, OutboxEntry } from './entries';
import { sendAgain } from './decisions';
import { startAgain, useStartAgain, type AgreedDay, type OpenAgain } from './useStartAgain';

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
  const { mayOpen, otherDay, isBusy, failed, open } = useStartAgain(entry.key, training);
  const { plannedDate } = training;
  if (!mayOpen) return <Typography variant="body2">{t('queuedSteps.planned.askPro')}</Typography>;
  const start = async (isToday: boolean) => {
    if (await open(startAndSend(entry, { plannedDate, isToday }))) onSettled();
  };
  const labelled = (label: string) => ({
    loading: isBusy,
    'aria-label': t('outbox.of', { action: label, ball: what }),
    sx: { minHeight: 48, alignSelf: 'flex-start' },
    children: label,
  });
  return (
    <>
      <Typography variant="body2">{t('queuedSteps.planned.reason')}</Typography>
      {otherDay && (
        <Typography variant="body2">
          {`${t('startDay.question', { date: showPlannedDate(otherDay, currentLocale()) })} ${t('startDay.consequence')}`}
        </Typography>
      )}
      <FailureNotice failed={failed} takesFocus={false} />
      <LoadingButton
        variant="contained"
        onClick={() => void start(otherDay !== null)}
        {...labelled(t(otherDay ? 'queuedSteps.planned.startToday' : 'queuedSteps.planned.start'))}
      />
      {otherDay && <LoadingButton onClick={() => void start(false)} {...labelled(t('queuedSteps.planned.keepDate'))} />}
    </>
  );
}

/** Starts the training, unless it is no longer planned, and sends the entry again. */
const startAndSend =
  ({ key, trainingId }: Pick<OutboxEntry, 'key' | 'trainingId'>, agreed: AgreedDay): OpenAgain =>
  async (dispatch) => {
    const { getTraining } = trainingQueries.endpoints;
    const of = { scheduledTrainingId: trainingId };
    const read = await dispatch(getTraining.initiate(of, { forceRefetch: true, subscribe: false }));
    if (!read.data) return { error: read.error };
    if (canStart(read.data)) {
      const started = await dispatch(startAgain(read.data, agreed));
      if (!started) return { isOpen: false };
      if ('error' in started) return started;
    }
    await dispatch(sendAgain(key));
    return { isOpen: true };
  };
