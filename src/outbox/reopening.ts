import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { canEditPlayerSession, canUnfinish } from '../../contract/trainingStates';
import { trainingApi } from '../api/training';
import { trainingQueries } from '../api/trainingQueries';
import { refusalOf } from '../ui/failure';
import { ballsOf, type BallEntry } from './entries';
import { selectEntries } from './outboxSlice';
import { sendAgain, type OutboxState } from './recording';

/** Returns whether the ball was refused because its training or player session had been closed. */
export const isClosedElsewhere = ({ state, failure }: BallEntry): boolean =>
  state === 'refused' && refusalOf(failure)?.code === 'wrong-state';

/**
 * Opens a player session again, and its training if that is finished, and sends what was refused because they were
 * closed. Returns null, or the error of the step that failed; nothing is lost by it.
 */
export const reopenAndSend =
  ({ trainingId, playerDataId }: BallEntry): ThunkAction<Promise<unknown>, OutboxState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const { unfinishTraining, editPlayerSession } = trainingApi.endpoints;
    const { training } = trainingQueries.endpoints;
    const of = { scheduledTrainingId: trainingId };
    const read = await dispatch(training.initiate(of, { forceRefetch: true, subscribe: false }));
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
