import type { Deleted } from '@contract/shapes';
import type {
  AddPlayers,
  ChangedGroups,
  CorrectedHandicap,
  MovedBall,
  PlanTraining,
  PlayedBall,
  ScheduledTraining,
  StartQuery,
} from '@contract/training';
import { type Build, api } from './api';
import { type Call, isEntityWith, type Keyed } from './call';
import { type OfTraining, trainingLists } from './training';
import { removeTraining, replaceTraining } from './trainingCache';

const ONE = '/api/scheduledtrainings/{scheduledTrainingId}';

type OfPlayerSession = OfTraining & { playerDataId: string };
type Recorded = OfPlayerSession & Keyed;
/** With a key, the step is done once, however often it is sent. */
type Step<Of> = Of & Partial<Keyed>;

/** A change of one training: its answer replaces the cached training; a refusal has it and the lists read again. */
function change<Argument extends OfTraining>(
  build: Build,
  query: (argument: Argument) => Call,
  alsoStale: readonly ('League' | typeof trainingLists)[] = [],
) {
  return build.mutation<ScheduledTraining, Argument>({
    query: (argument) => ({
      ...query(argument),
      isAnswer: isEntityWith(argument.scheduledTrainingId, 'trainingSessions'),
    }),
    onQueryStarted: async (_argument, { queryFulfilled, ...lifecycle }) => {
      const answered = await queryFulfilled.catch(() => null);
      if (answered) replaceTraining(answered.data, lifecycle);
    },
    invalidatesTags: (_training, error, { scheduledTrainingId }) =>
      error ? [trainingLists, { type: 'Training', id: scheduledTrainingId }] : alsoStale,
  });
}

const step =
  (call: string, name: 'start' | 'unstart' | 'finish' | 'unfinish' | 'playerdata/edit') =>
  ({ scheduledTrainingId, ...key }: Step<OfTraining>): Call => ({
    call,
    method: 'PUT',
    path: `${ONE}/${name}`,
    parameters: { scheduledTrainingId },
    ...key,
  });

const ofPlayerSession =
  (call: string, method: 'PUT' | 'DELETE', path: string) =>
  ({ scheduledTrainingId, playerDataId, ...key }: Step<OfPlayerSession>): Call => ({
    call,
    method,
    path: `${ONE}/playerdata/${path}`,
    parameters: { scheduledTrainingId, playerDataId },
    ...key,
  });

const recordBall = ofPlayerSession('recordBall', 'PUT', '{playerDataId}/ball/add');
const recordBalls = ofPlayerSession('recordBalls', 'PUT', '{playerDataId}/balls/add');
const moveBall = ofPlayerSession('moveBall', 'PUT', '{playerDataId}/ball/move');
const correctHandicap = ofPlayerSession('correctHandicap', 'PUT', '{playerDataId}/handicap');

export const trainingMutations = api.injectEndpoints({
  endpoints: (build) => ({
    planTraining: build.mutation<ScheduledTraining, PlanTraining & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'planTraining',
        method: 'POST',
        path: '/api/scheduledtrainings/fromtrainingtemplate',
        body,
        idempotencyKey,
      }),
      invalidatesTags: (_planned, error) => (error ? ['Template', trainingLists] : [trainingLists]),
    }),
    deleteTraining: build.mutation<Deleted, OfTraining & Keyed>({
      query: ({ scheduledTrainingId, idempotencyKey }) => ({
        call: 'deleteTraining',
        method: 'DELETE',
        path: ONE,
        parameters: { scheduledTrainingId },
        idempotencyKey,
      }),
      onQueryStarted: async ({ scheduledTrainingId }, { queryFulfilled, ...lifecycle }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (answered) removeTraining(scheduledTrainingId, lifecycle);
      },
      invalidatesTags: [trainingLists, 'League'],
    }),
    startTraining: change<Step<OfTraining & StartQuery>>(
      build,
      ({ plannedDate, ...training }) => ({
        ...step('startTraining', 'start')(training),
        query: plannedDate === undefined ? {} : { plannedDate },
      }),
      [trainingLists],
    ),
    unstartTraining: change<OfTraining>(build, step('unstartTraining', 'unstart'), [trainingLists]),
    editPlayerSessions: change<OfTraining>(build, step('editPlayerSessions', 'playerdata/edit')),
    finishTraining: change<Step<OfTraining>>(build, step('finishTraining', 'finish'), [trainingLists, 'League']),
    unfinishTraining: change<OfTraining>(build, step('unfinishTraining', 'unfinish'), [trainingLists, 'League']),
    addPlayers: change<OfTraining & AddPlayers & Keyed>(build, ({ scheduledTrainingId, idempotencyKey, ...body }) => ({
      call: 'addPlayers',
      method: 'PUT',
      path: `${ONE}/playerdata/add`,
      parameters: { scheduledTrainingId },
      body,
      idempotencyKey,
    })),
    changeGroups: change<OfTraining & ChangedGroups & Keyed>(
      build,
      ({ scheduledTrainingId, idempotencyKey, ...body }) => ({
        call: 'changeGroups',
        method: 'PUT',
        path: `${ONE}/groups`,
        parameters: { scheduledTrainingId },
        body,
        idempotencyKey,
      }),
    ),
    editPlayerSession: change<OfPlayerSession>(
      build,
      ofPlayerSession('editPlayerSession', 'PUT', 'edit/{playerDataId}'),
    ),
    finishPlayerSession: change<Step<OfPlayerSession>>(
      build,
      ofPlayerSession('finishPlayerSession', 'PUT', 'finish/{playerDataId}'),
    ),
    deletePlayerSession: change<OfPlayerSession & Keyed>(
      build,
      ofPlayerSession('deletePlayerSession', 'DELETE', 'delete/{playerDataId}'),
    ),
    recordBall: change<Recorded & { ball: PlayedBall }>(build, ({ ball, idempotencyKey, ...session }) => ({
      ...recordBall(session),
      body: ball,
      idempotencyKey,
    })),
    recordBalls: change<Recorded & { balls: PlayedBall[] }>(build, ({ balls, idempotencyKey, ...session }) => ({
      ...recordBalls(session),
      body: { balls },
      idempotencyKey,
    })),
    moveBall: change<Recorded & { ball: MovedBall }>(build, ({ ball, idempotencyKey, ...session }) => ({
      ...moveBall(session),
      body: ball,
      idempotencyKey,
    })),
    correctHandicap: change<Recorded & { corrected: CorrectedHandicap }>(
      build,
      ({ corrected, idempotencyKey, ...session }) => ({ ...correctHandicap(session), body: corrected, idempotencyKey }),
    ),
  }),
});
export const {
  usePlanTrainingMutation,
  useDeleteTrainingMutation,
  useStartTrainingMutation,
  useUnstartTrainingMutation,
  useEditPlayerSessionsMutation,
  useFinishTrainingMutation,
  useUnfinishTrainingMutation,
  useAddPlayersMutation,
  useChangeGroupsMutation,
  useEditPlayerSessionMutation,
  useFinishPlayerSessionMutation,
  useDeletePlayerSessionMutation,
  useRecordBallMutation,
  useRecordBallsMutation,
} = trainingMutations;
