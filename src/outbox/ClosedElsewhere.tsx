import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReachedAgain } from '@/api/connection';
import { trainingQueries } from '@/api/training';
import { trainingApi } from '@/api/trainingMutations';
import { refusalOf } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { useMay } from '@/session/sessionSlice';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import type { PlayerData } from '@contract/training';
import { canEditPlayerSession, canUnfinish } from '@contract/trainingStates';
import { UnsentBall, useBallText } from './UnsentBall';
import { type BallEntry, ballsOf, isUndecided } from './entries';
import { selectEntries } from './outboxSlice';
import { type OutboxState, sendAgain, useOutboxDispatch } from './recording';

interface ClosedElsewhereProps {
  /** Of one player session. */
  balls: readonly BallEntry[];
  session: PlayerData | undefined;
  onSettled: () => void;
}

/** Offers to reopen a player session that was closed while balls of it were unsent here. */
export function ClosedElsewhere({ balls, session, onSettled }: ClosedElsewhereProps) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const notify = useNotify();
  const problemText = useProblemText();
  const { playersText } = useBallText();
  const [isReopening, setIsReopening] = useState(false);
  const isBusy = useBusyControl(`reopen/${session?.id ?? ''}`, isReopening);
  const { failed, refused, refusalCleared } = useFormStatus(`reopen/${session?.id ?? ''}`);
  const isReachedAgain = useIsReachedAgain(failed?.failure);
  const mayReopen = useMay('training.run');
  const closed = balls.filter(isClosedElsewhere);
  const [first] = closed;
  if (!first) return null;
  if (!mayReopen) return <Typography>{t('outbox.closed.askPro', { players: playersText(session) })}</Typography>;
  const reopen = async () => {
    setIsReopening(true);
    const error = await dispatch(reopenAndSend(first));
    setIsReopening(false);
    if (error) {
      refused(error);
      return;
    }
    refusalCleared();
    notify({ textKey: 'outbox.closed.reopened' });
    onSettled();
  };
  const label = t('outbox.closed.reopen', { count: closed.length });
  return (
    <Stack spacing={1}>
      <Typography>{t('outbox.closed.one', { players: playersText(session) })}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('outbox.closed.consequence')}
      </Typography>
      {failed && !isReachedAgain && <Notice severity="error">{problemText(failed.failure)}</Notice>}
      <LoadingButton
        variant="contained"
        loading={isBusy}
        aria-label={t('outbox.of', { action: label, ball: playersText(session) })}
        onClick={() => void reopen()}
        sx={{ minHeight: 44, alignSelf: 'flex-start' }}
      >
        {label}
      </LoadingButton>
    </Stack>
  );
}

/** Returns whether the ball was refused because its training or player session had been closed. */
const isClosedElsewhere = ({ state, failure }: BallEntry): boolean =>
  state === 'refused' && refusalOf(failure)?.code === 'wrong-state';

/**
 * Opens a player session again, and its training if that is finished, and sends what was refused because they were
 * closed. Returns null, or the error of the step that failed; nothing is lost by it.
 */
const reopenAndSend =
  ({ trainingId, playerDataId }: BallEntry): ThunkAction<Promise<unknown>, OutboxState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const { unfinishTraining, editPlayerSession } = trainingApi.endpoints;
    const { getTraining } = trainingQueries.endpoints;
    const of = { scheduledTrainingId: trainingId };
    const read = await dispatch(getTraining.initiate(of, { forceRefetch: true, subscribe: false }));
    if (!read.data) return read.error;
    let now = read.data;
    if (canUnfinish(now)) {
      const opened = await dispatch(unfinishTraining.initiate(of, { track: false }));
      if (!opened.data) return opened.error;
      now = opened.data;
    }
    const session = now.trainingSessions.find(({ id }) => id === playerDataId);
    if (session && canEditPlayerSession(now, session)) {
      const edited = await dispatch(editPlayerSession.initiate({ ...of, playerDataId }, { track: false }));
      if (!edited.data) return edited.error;
    }
    const refused = ballsOf(selectEntries(getState()), { playerDataId }).filter(isClosedElsewhere);
    for (const { key } of refused) await dispatch(sendAgain(key));
    return null;
  };

/** What the server has refused of one player session, with what can be done about it; nothing while all goes well. */
export function UndecidedBalls({ session, unsent }: { session: PlayerData; unsent: readonly BallEntry[] }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLParagraphElement>(null);
  const undecided = unsent.filter(isUndecided);
  if (undecided.length === 0) return null;
  const onSettled = () => heading.current?.focus();
  return (
    <Stack role="alert" spacing={2} sx={{ border: 2, borderColor: 'error.main', borderRadius: 1, p: 1.5 }}>
      <Typography ref={heading} tabIndex={-1} sx={{ fontWeight: 600, outline: 'none' }}>
        {t('outbox.title')}
      </Typography>
      <ClosedElsewhere balls={undecided} session={session} onSettled={onSettled} />
      {undecided.map((entry) => (
        <UnsentBall key={entry.key} shownIn="page" entry={entry} session={session} onSettled={onSettled} />
      ))}
    </Stack>
  );
}
