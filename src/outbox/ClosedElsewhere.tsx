import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { trainingQueries } from '@/api/training';
import { cachedTraining } from '@/api/trainingCache';
import { trainingMutations } from '@/api/trainingMutations';
import { refusalOf } from '@/errors/failure';
import { currentLocale } from '@/i18n/locale';
import { showPlannedDate } from '@/i18n/plannedTimes';
import { FailureNotice } from '@/ui/FailureNotice';
import { LoadingButton } from '@/ui/LoadingButton';
import { useNotify } from '@/ui/useNotify';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { canEditPlayerSession, canRecordBalls, canStart } from '@contract/trainingStates';
import { UnsentBall, useBallText } from './UnsentBall';
import { type BallEntry, isUndecided } from './entries';
import { selectEntries } from './outboxSlice';
import { sendAgain } from './decisions';
import { startAgain, useStartAgain, type AgreedDay, type OpenAgain } from './useStartAgain';

interface ClosedElsewhereProps {
  /** Of one player session. */
  balls: readonly BallEntry[];
  session: PlayerData | undefined;
  onSettled: () => void;
}

/**
 * Offers to open a player session again that was closed, or whose training went back to planned, while balls of it were unsent
 * here.
 */
export function ClosedElsewhere({ balls, session, onSettled }: ClosedElsewhereProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { playersText } = useBallText();
  const closed = balls.filter(isClosedElsewhere);
  const [first] = closed;
  const training = useSelector((state) => first && cachedTraining(first.trainingId, state));
  const planned = training && canStart(training) ? training : null;
  const { mayOpen, otherDay, isBusy, failed, open } = useStartAgain(session?.id ?? '', planned);
  // Nothing opens a player session that is gone.
  if (!first || (training && !session)) return null;
  const step = planned ? 'start' : 'reopen';
  const texts = stepTexts[step];
  const players = playersText(session, first.players);
  if (!mayOpen) return <Typography>{t(texts.askPro, { players })}</Typography>;
  const reopen = async (isToday: boolean) => {
    if (!(await open(openAndSend(first, step, { plannedDate: planned?.plannedDate, isToday })))) return;
    notify({ textKey: texts.done });
    onSettled();
  };
  const count = closed.length;
  const labelled = (label: string) => ({
    loading: isBusy,
    'aria-label': t('outbox.of', { action: label, ball: players }),
    sx: { minHeight: 44, alignSelf: 'flex-start' },
    children: label,
  });
  return (
    <Stack spacing={1}>
      <Typography>{t(texts.reason, { players })}</Typography>
      {otherDay && (
        <Typography>{t('startDay.question', { date: showPlannedDate(otherDay, currentLocale()) })}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t(otherDay ? 'startDay.consequence' : texts.consequence)}
      </Typography>
      <FailureNotice failed={failed} takesFocus={false} />
      <LoadingButton
        variant="contained"
        onClick={() => void reopen(otherDay !== null)}
        {...labelled(t(otherDay ? 'outbox.planned.startToday' : texts.label, { count }))}
      />
      {otherDay && (
        <LoadingButton onClick={() => void reopen(false)} {...labelled(t('outbox.planned.keepDate', { count }))} />
      )}
    </Stack>
  );
}

const stepTexts = {
  start: {
    reason: 'outbox.planned.one',
    askPro: 'outbox.planned.askPro',
    consequence: 'outbox.planned.consequence',
    label: 'outbox.planned.start',
    done: 'outbox.planned.started',
  },
  reopen: {
    reason: 'outbox.closed.one',
    askPro: 'outbox.closed.askPro',
    consequence: 'outbox.closed.consequence',
    label: 'outbox.closed.reopen',
    done: 'outbox.closed.reopened',
  },
} as const;

/** Returns whether the ball was refused because its training or player session took no balls. */
const isClosedElsewhere = ({ state, failure }: BallEntry): boolean =>
  state === 'refused' && refusalOf(failure)?.code === 'wrong-state';

type Step = keyof typeof stepTexts;

/** Returns what has to be done before the player session takes balls; null: nothing. */
function neededStep(training: ScheduledTraining, session: PlayerData): Step | null {
  if (canStart(training)) return 'start';
  return canRecordBalls(training, session) ? null : 'reopen';
}

/**
 * Opens a player session again, starting or opening its training for it, and sends what was refused, also of other player
 * sessions that take balls by that. Returns whether it is open now, or the error of the step that failed; nothing is lost by
 * it. Where nobody has agreed to what it needs by now, the other step or another day, or where it is gone, nothing is changed.
 */
const openAndSend =
  ({ trainingId, playerDataId }: BallEntry, step: Step, agreed: AgreedDay): OpenAgain =>
  async (dispatch, getState) => {
    const { unfinishTraining, editPlayerSession } = trainingMutations.endpoints;
    const { getTraining } = trainingQueries.endpoints;
    const of = { scheduledTrainingId: trainingId };
    const read = await dispatch(getTraining.initiate(of, { forceRefetch: true, subscribe: false }));
    if (!read.data) return { error: read.error };
    let now = read.data;
    const takesBalls = (id: string) => {
      const session = now.trainingSessions.find((one) => one.id === id);
      return session !== undefined && canRecordBalls(now, session);
    };
    const session = now.trainingSessions.find(({ id }) => id === playerDataId);
    const needed = session ? neededStep(now, session) : null;
    if (needed !== null && needed !== step) return { isOpen: false };
    if (needed === 'start') {
      const started = await dispatch(startAgain(now, agreed));
      if (!started) return { isOpen: false };
      if ('error' in started) return started;
      now = started.training;
    } else if (needed !== null && now.status !== 'STARTED') {
      const opened = await dispatch(unfinishTraining.initiate(of, { track: false }));
      if (!opened.data) return { error: opened.error };
      now = opened.data;
    }
    if (needed !== null && session && canEditPlayerSession(now, session)) {
      const edited = await dispatch(editPlayerSession.initiate({ ...of, playerDataId }, { track: false }));
      if (!edited.data) return { error: edited.error };
      now = edited.data;
    }
    const refused = selectEntries(getState())
      .filter((entry) => entry.kind === 'ball')
      .filter((ball) => ball.trainingId === trainingId && isClosedElsewhere(ball))
      .filter((ball) => ball.playerDataId === playerDataId || takesBalls(ball.playerDataId));
    for (const { key } of refused) await dispatch(sendAgain(key));
    return { isOpen: takesBalls(playerDataId) };
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
