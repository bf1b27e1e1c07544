import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { memberImportApi } from '@/api/memberImport';
import { trainingMutations } from '@/api/trainingMutations';
import { trainingPlans } from '@/api/trainingPlans';
import { undoApi } from '@/api/undo';
import { isConnectionFailure } from '@/errors/failure';
import { problemMessage } from '@/errors/problem';
import { filtersChanged, selectFilters } from '@/filters/filtersSlice';
import type { Message } from '@/i18n/message';
import { ballsOf } from '@/outbox/entries';
import { selectEntries } from '@/outbox/outboxSlice';
import { offeredAfter, type OfferedStep } from '@/outbox/trainingNotices';
import { randomUuid } from '@/session/randomUuid';
import { type NoticeAction, noticeShown, type Undo } from '@/ui/shellSlice';
import type { TrainingStatus } from '@contract/lists';
import type { AppState } from './makeStore';

const { unstartTraining, unfinishTraining, editPlayerSessions } = trainingMutations.endpoints;

const steps = {
  unstart: { endpoint: unstartTraining, done: 'wizard.steps.unstarted', status: 'PLANNED' },
  unfinish: { endpoint: unfinishTraining, done: 'wizard.steps.unfinished', status: 'STARTED' },
  editSessions: { endpoint: editPlayerSessions, done: 'openBalls.sessionsOpened', status: 'STARTED' },
} as const satisfies Record<OfferedStep, { endpoint: unknown; done: Message['textKey']; status: TrainingStatus }>;

const isStep = (step: string): step is OfferedStep => Object.hasOwn(steps, step);

/** Does what a notice offered and shows what came of it; the wizard follows where it has the training open. */
export const noticeActionTaken =
  (action: NoticeAction): ThunkAction<Promise<void>, AppState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const { step, id, golfclubId, trainings = [], undo } = action;
    if (undo) await dispatch(undoChange(action, undo));
    if (step === 'undoImport' && golfclubId !== undefined) await dispatch(undoImport(golfclubId, id));
    if (step === 'moveBack') await dispatch(moveBack(id, trainings));
    if (!isStep(step)) return;
    if (step === 'unstart' && ballsOf(selectEntries(getState()), { trainingId: id }).length > 0) {
      dispatch(noticeShown({ textKey: 'refusals.code.has-balls' }, 'error'));
      return;
    }
    const { endpoint, done, status } = steps[step];
    const { data, error } = await dispatch(endpoint.initiate({ scheduledTrainingId: id }));
    if (!data) {
      dispatch(noticeShown(problemMessage(error), 'error'));
      return;
    }
    dispatch(noticeShown({ textKey: done }, 'success', offeredAfter(step, data)));
    if (selectFilters(getState()).wizard.training !== id) return;
    dispatch(filtersChanged({ screen: 'wizard', changes: { status, training: id } }));
  };

/** Moves trainings of the club back to where they were; refused where somebody has moved or started one since. */
const moveBack =
  (
    golfclubId: string,
    trainings: NonNullable<NoticeAction['trainings']>,
  ): ThunkAction<Promise<void>, AppState, unknown, UnknownAction> =>
  async (dispatch) => {
    const idempotencyKey = randomUuid();
    const move = trainingPlans.endpoints.moveTrainings.initiate({
      golfclubId,
      trainings: [...trainings],
      idempotencyKey,
    });
    const { error } = await dispatch(move);
    if (error) dispatch(noticeShown(problemMessage(error), 'error'));
    else dispatch(noticeShown({ textKey: 'moving.undone' }, 'success'));
  };

/** Undoes what was just done; while the server cannot be reached, it is offered again. */
const undoChange =
  (offered: NoticeAction, { key, ...undoing }: Undo): ThunkAction<Promise<void>, AppState, unknown, UnknownAction> =>
  async (dispatch) => {
    const { error } = await dispatch(undoApi.endpoints.undoChanges.initiate({ ...undoing, idempotencyKey: key }));
    if (error) dispatch(noticeShown(problemMessage(error), 'error', isConnectionFailure(error) ? offered : undefined));
    else dispatch(noticeShown({ textKey: `undo.done.${undoing.action}` }, 'success'));
  };

const undoImport =
  (golfclubId: string, importId: string): ThunkAction<Promise<void>, AppState, unknown, UnknownAction> =>
  async (dispatch) => {
    const { data, error } = await dispatch(memberImportApi.endpoints.undoImport.initiate({ golfclubId, importId }));
    if (data) dispatch(noticeShown({ textKey: 'importing.undone', values: { ...data } }, 'success'));
    else dispatch(noticeShown(problemMessage(error), 'error'));
  };
