import type { OutboxEntry, QueuedPlayer } from '@/outbox/entries';
import type { UndoableRecording } from '@/outbox/outboxSlice';
import type { QueuedMove } from '@/outbox/recording';
import { SESSION_KEY } from '@/session/token';
import type { BrowserSettings } from '@contract/browserSettings';
import type { ScheduledTraining } from '@contract/training';
import type { MemberFixture } from '@test/fixtures/members';
import { signedIn as tokenOf } from '@test/fixtures/tokens';
import { copiedOutbox } from './outboxOnDisk';

/** Waiting times pass so many times faster than outside. */
export const CLOCK = 100;

export interface RecordedAtRange {
  trainingId: string;
  playerDataId: string;
  index: number;
  points: number | null;
}

export type Page = Awaited<ReturnType<typeof openPage>>;

/** Keeps the token as a sign-in of this tab would, before its page is loaded. */
export async function signInTab(member: MemberFixture): Promise<string> {
  const token = await tokenOf(member);
  keepToken(token);
  return token;
}

/** Keeps a token for the page that is loaded next. */
export const keepToken = (token: string): void => window.sessionStorage.setItem(SESSION_KEY, JSON.stringify({ token }));

/** Loads the app's code anew, as a reload does, and returns a page that shows this training and sends what is recorded. */
export async function openPage(trainingId: string) {
  jest.resetModules();
  // As it is delivered: the checks of development would look at every ball after every action.
  process.env['NODE_ENV'] = 'production';
  const { makeStore } = await import('@/app/makeStore');
  const { startOutbox } = await import('@/outbox/startOutbox');
  const { moveBall, queueFinish, queuePlayers, queueStart, recordBall, undoRecording } =
    await import('@/outbox/recording');
  const { discardEntry, sendAgain } = await import('@/outbox/decisions');
  const { ballRows } = await import('@/features/sessionwizard/recorder/rows');
  const { unsentBallsOf } = await import('@/outbox/entries');
  const { withUnsent } = await import('@/outbox/withUnsentHandicaps');
  const { selectEntries, selectUndoable } = await import('@/outbox/outboxSlice');
  const { trainingQueries } = await import('@/api/training');
  const { selectLapsed, sessionSlice } = await import('@/session/sessionSlice');
  const { storeToken, restoreSession } = await import('@/session/token');
  const { sessionOfToken } = await import('@/session/loginSession');
  const { answerWaitingCalls } = await import('@/session/signInAgain');
  const store = makeStore();
  const session = restoreSession();
  if (session) store.dispatch(sessionSlice.actions.signedIn(session));
  const stop = startOutbox(store, (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds / CLOCK);
    return () => clearTimeout(timer);
  });

  const query = trainingQueries.endpoints.getTraining;
  const shown = store.dispatch(query.initiate({ scheduledTrainingId: trainingId }));
  const cachedTraining = (): ScheduledTraining | undefined =>
    query.select({ scheduledTrainingId: trainingId })(store.getState()).data;
  /** As the page shows it. Throws before it is there. */
  const training = (): ScheduledTraining => {
    const shownNow = cachedTraining();
    if (!shownNow) throw new Error('The page does not show the training yet');
    return withUnsent(shownNow, selectEntries(store.getState()));
  };
  const entries = (): OutboxEntry[] => selectEntries(store.getState());
  const ballOf = (playerDataId: string, index: number) =>
    training()
      .trainingSessions.find(({ id }) => id === playerDataId)
      ?.balls.find((ball) => ball.index === index);

  /** Resolves as soon as the state is so. */
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      if (isSo()) {
        resolve();
        return;
      }
      const unsubscribe = store.subscribe(() => {
        if (!isSo()) return;
        unsubscribe();
        resolve();
      });
    });

  const page = {
    entries,
    until,
    training,
    /** Records as the screen does: knowing what it shows. */
    record: (ball: RecordedAtRange) => {
      const saved = ballOf(ball.playerDataId, ball.index);
      const shownBalls = ballRows(saved ? [saved] : [], unsentBallsOf(entries(), ball.playerDataId));
      const before = shownBalls.find(({ index }) => index === ball.index)?.points ?? null;
      return store.dispatch(recordBall({ ...ball, basedOn: saved?.version ?? 0, before }));
    },
    /** Gives a ball to another player session. */
    move: (ball: QueuedMove) => store.dispatch(moveBall(ball)),
    /** Starts the training on this device. */
    start: (plannedDate: string | null = null) => store.dispatch(queueStart(trainingId, plannedDate)),
    /** Finishes the training behind its balls. */
    finish: () => store.dispatch(queueFinish(trainingId)),
    /** Adds a player on this device. */
    addPlayer: (player: QueuedPlayer, group: number | null = null) =>
      store.dispatch(queuePlayers(trainingId, [player], group)),
    lastRecording: (): UndoableRecording | undefined => selectUndoable(store.getState()).at(-1),
    undo: (recording: UndoableRecording) =>
      store.dispatch(
        undoRecording(recording, { basedOn: ballOf(recording.playerDataId, recording.index)?.version ?? 0 }),
      ),
    sendAgain: (key: string) => store.dispatch(sendAgain(key)),
    giveUp: (key: string) => store.dispatch(discardEntry(key)),
    isLapsed: () => selectLapsed(store.getState()),
    /** Signs in again over the page, as the same person. */
    async signInAgain(member: MemberFixture) {
      const token = await tokenOf(member);
      const again = sessionOfToken(token)?.session;
      if (!again) throw new Error('unreadable token');
      storeToken(token, again);
      store.dispatch(sessionSlice.actions.signedIn(again));
      answerWaitingCalls(true);
    },
    /** Reads the training until it is there: a page that cannot read it shows nothing to record. */
    async ready() {
      while (cachedTraining() === undefined) {
        const { error } = await shown.refetch();
        // What is thrown would be thrown again at once, and for ever.
        if (error && !('status' in error)) throw new Error(error.message);
      }
    },
    close() {
      shown.unsubscribe();
      stop();
    },
  };
  return page;
}

/**
 * Ends the page as a browser that is killed: the next one is loaded over what is on the disk now, and calls that are
 * under way go on without it. It begins no call any more before the disk is copied, or the server would know what no
 * page ever stored.
 */
export async function killPage(page: Page): Promise<void> {
  page.close();
  globalThis.indexedDB = await copiedOutbox();
}

/** Has the page send all its calls to this server from now on. */
export function leadPageTo(server: string): void {
  const element = document.getElementById('settings');
  if (!element) throw new Error('The page carries no settings');
  const settings: BrowserSettings = {
    ...(JSON.parse(element.textContent) as BrowserSettings),
    authentication: server,
    golfclub: server,
    challenges: server,
    base: server,
    images: server,
  };
  element.textContent = JSON.stringify(settings);
}
