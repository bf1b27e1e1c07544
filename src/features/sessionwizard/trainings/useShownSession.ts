import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type BallEntry, ballsOf } from '@/outbox/entries';
import { selectEntries, selectIsRead, selectSessionIds, type WithOutbox } from '@/outbox/outboxSlice';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { playerSessionShown, selectOpenedTraining, type WithOpenedTrainings } from '../openedTrainingsSlice';

interface ShownSession {
  session: PlayerData;
  /** Stays the same when the server gives a player session its id. */
  key: string;
  /** It was opened here, by a press, and not before this part of the screen was rendered. */
  isOpened: boolean;
}

interface ShownSessionOptions {
  /** Without an opened one, the first with unsent balls is shown, else the first being edited. */
  showsFirst: boolean;
  /** The panel is not rendered now, so none is looked for. */
  isCovered: boolean;
}

/**
 * Returns the player session whose panel is shown: the one that was opened, else the one that was shown first. It stays,
 * whatever is sent or opened meanwhile; null: there is none, or it is gone.
 */
export function useShownSession(
  { id: trainingId, trainingSessions: sessions }: ScheduledTraining,
  { showsFirst, isCovered }: ShownSessionOptions,
): ShownSession | null {
  const dispatch = useDispatch();
  const sessionIds = useSelector(selectSessionIds);
  const isOutboxRead = useSelector(selectIsRead);
  const opened = useSelector((state: WithOpenedTrainings) => selectOpenedTraining(state, trainingId));
  const isOpenedHere = useHasChanged(opened.playerSession);
  const selectedId = opened.playerSession ?? (showsFirst ? opened.shownSession : undefined);
  const isLookedFor = showsFirst && !isCovered && selectedId === undefined;
  const unsentId = useSelector((state: WithOutbox) =>
    isLookedFor ? firstUnsent(sessions, ballsOf(selectEntries(state), { trainingId })) : undefined,
  );
  const foundId = isLookedFor
    ? (unsentId ?? sessions.find(({ playerDataStatus }) => playerDataStatus === 'EDIT')?.id)
    : undefined;
  useEffect(() => {
    // Until then nobody knows of which balls have not been sent.
    if (foundId === undefined || !isOutboxRead) return;
    dispatch(playerSessionShown({ trainingId, shownSession: foundId }));
  }, [dispatch, trainingId, foundId, isOutboxRead]);
  const key = selectedId ?? foundId;
  if (key === undefined) return null;
  const session = sessions.find(({ id }) => id === (sessionIds[key] ?? key));
  return session ? { session, key, isOpened: isOpenedHere } : null;
}

/** Returns whether a value has changed since the component was mounted. */
function useHasChanged(value: unknown): boolean {
  const [{ before, hasChanged }, setSeen] = useState({ before: value, hasChanged: false });
  if (value !== before) setSeen({ before: value, hasChanged: true });
  return hasChanged || value !== before;
}

/** Returns the id of the first player session of which balls have not been sent yet. */
function firstUnsent(sessions: readonly PlayerData[], unsent: readonly BallEntry[]): string | undefined {
  const ids = new Set(unsent.map(({ playerDataId }) => playerDataId));
  return sessions.find(({ id }) => ids.has(id))?.id;
}
