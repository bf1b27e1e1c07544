import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useUnfinishTrainingMutation } from '@/api/trainingMutations';
import { isConnectionFailure, refusalOf } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { personName } from '@/i18n/personName';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { removalAsked } from '@/modal/modalSlice';
import { useDialogOf } from '@/modal/useDialog';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { LoadingButton } from '@/ui/LoadingButton';
import { useBusyControl } from '@/ui/useControl';
import type { ScheduledTraining } from '@contract/training';
import { canUnfinish } from '@contract/trainingStates';
import { type AddEntry, ballsOf, isUndecided, type StartEntry } from './entries';
import { selectEntries } from './outboxSlice';
import { discardEntry, discardSession, sendAgain } from './decisions';
import { useOutboxDispatch } from './recording';
import { isStartTakenBack, StartAgain } from './StartAgain';

interface UnsentStepProps {
  entry: StartEntry | AddEntry;
  /** Undefined: not known on this device. */
  training: ScheduledTraining | undefined;
  onSettled: () => void;
}

/** A start or players that the server has not acknowledged, why it does not agree, and what can be done about it. */
export function UnsentStep({ entry, training, onSettled }: UnsentStepProps) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const problemText = useProblemText();
  const { reopen, isBusy, failed } = useReopening(entry, onSettled);
  const what = useStepText(entry);
  const isFinishedMeanwhile =
    refusalOf(entry.failure)?.code === 'wrong-state' && training !== undefined && canUnfinish(training);
  const isPlannedMeanwhile = entry.kind === 'add' && isUndecided(entry) && isStartTakenBack(entry, training);
  const hasReason = entry.failure !== null && !isConnectionFailure(entry.failure);
  const isSending = entry.state === 'sending';
  const labelled = (action: string) => ({
    'aria-label': t('outbox.of', { action, ball: what }),
    sx: { minHeight: 48 },
    children: action,
  });
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
      <Typography variant="body2" color={isUndecided(entry) ? 'error' : 'textSecondary'}>
        {t(`outbox.state.${entry.state}`)}
      </Typography>
      {hasReason && (
        <Typography variant="body2">
          {t(isUndecided(entry) ? 'queuedSteps.refused' : 'outbox.notReached', { reason: problemText(entry.failure) })}
        </Typography>
      )}
      {isUndecided(entry) && <Typography variant="body2">{t('queuedSteps.goOn')}</Typography>}
      {isFinishedMeanwhile && <Typography variant="body2">{t('queuedSteps.reopenLoss')}</Typography>}
      {isPlannedMeanwhile ? (
        <StartAgain {...{ entry, training, what, onSettled }} />
      ) : (
        <FailureNotice failed={failed} takesFocus={false} />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isFinishedMeanwhile && (
          <LoadingButton
            variant="contained"
            loading={isBusy}
            disabled={isSending}
            onClick={() => void reopen()}
            {...labelled(t('queuedSteps.reopen'))}
          />
        )}
        {isUndecided(entry) && !isFinishedMeanwhile && (
          <Button
            variant={isPlannedMeanwhile ? 'outlined' : 'contained'}
            onClick={() => void dispatch(sendAgain(entry.key)).then(onSettled)}
            {...labelled(t('queuedSteps.again'))}
          />
        )}
        {entry.kind === 'add' ? (
          <DiscardAdded entry={entry} onSettled={onSettled} labelled={labelled} />
        ) : (
          <Button
            disabled={isSending}
            onClick={() => void dispatch(discardEntry(entry.key)).then(onSettled)}
            {...labelled(t('queuedSteps.takeBackStart'))}
          />
        )}
      </Stack>
    </Stack>
  );
}

interface DiscardAddedProps {
  entry: AddEntry;
  onSettled: () => void;
  labelled: (action: string) => { 'aria-label': string; sx: object; children: string };
}

/** Leaves the players out, with what was recorded for them, which is asked first. */
function DiscardAdded({ entry, onSettled, labelled }: DiscardAddedProps) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const { key, playerDataId } = entry;
  const dialog = { kind: 'deleteUnsentBall', id: key, shownIn: 'drawer' } as const;
  const { isVisible } = useDialogOf('deleteUnsentBall', { id: key, shownIn: 'drawer' });
  const count = ballsOf(useSelector(selectEntries), { playerDataId }).length;
  const players = entry.players.map(personName).join(', ');
  return (
    <>
      <Button
        color="error"
        onClick={() => dispatch(removalAsked(dialog))}
        {...labelled(t('queuedSteps.discardAdded'))}
      />
      {isVisible && (
        <RemovalDialog
          kind="deleteUnsentBall"
          things={[{ id: key }]}
          question={() => t('queuedSteps.discardQuestion', { players })}
          consequence={() => t('queuedSteps.discardLoss', { count })}
          remove={async () => {
            if (entry.state === 'sending') return { outdated: { textKey: 'outbox.discarding.isSending' } as const };
            await dispatch(discardSession(playerDataId));
            onSettled();
            return {};
          }}
        />
      )}
    </>
  );
}

/** Returns what the step does. */
function useStepText(entry: StartEntry | AddEntry): string {
  const { t } = useTranslation();
  if (entry.kind === 'add') return t('queuedSteps.add', { players: entry.players.map(personName).join(', ') });
  if (entry.plannedDate === null) return t('queuedSteps.start');
  return t('queuedSteps.startOn', { date: showDate(entry.plannedDate, currentLocale()) });
}

/** Returns how a training that was finished meanwhile is opened again, so that the step and what follows on it can be sent. */
function useReopening({ kind, key, trainingId }: StartEntry | AddEntry, onSettled: () => void) {
  const dispatch = useOutboxDispatch();
  const [unfinish, { isLoading }] = useUnfinishTrainingMutation();
  const { failed, refused, refusalCleared } = useFormStatus(`reopen/${key}`);
  const reopen = async () => {
    const { error } = await unfinish({ scheduledTrainingId: trainingId });
    if (error !== undefined) {
      refused(error);
      return;
    }
    refusalCleared();
    // It runs by now: there is nothing to start.
    await dispatch(kind === 'start' ? discardEntry(key) : sendAgain(key));
    onSettled();
  };
  return { reopen, isBusy: useBusyControl(`reopen/${key}`, isLoading), failed };
}
