import type { Deleted } from '../../contract/shapes';
import type { AddedPlayer, PlanTraining, PlayedBall, ScheduledTraining } from '../../contract/training';
import { api, type Build } from './api';
import type { Call } from './call';
import { removeTraining, replaceTraining } from './replaceTraining';
import { trainingLists, trainingQueries, type OfTraining } from './trainingQueries';

const ONE = '/api/scheduledtrainings/{scheduledTrainingId}';

type OfPlayerSession = OfTraining & { playerDataId: string };
type Recorded = OfPlayerSession & { idempotencyKey: string };

/** A change of one training: its answer replaces the cached training; a refusal has it and the lists read again. */
function change<Argument extends OfTraining>(
  build: Build,
  query: (argument: Argument) => Call,
  alsoStale: readonly ('League' | typeof trainingLists)[] = [],
) {
  return build.mutation<ScheduledTraining, Argument>({
    query,
    onQueryStarted: async (_argument, { queryFulfilled, ...lifecycle }) => {
      const answered = await queryFulfilled.catch(() => null);
      if (answered) replaceTraining(answered.data, lifecycle);
    },
    invalidatesTags: (_training, error, { scheduledTrainingId }) =>
      error ? [trainingLists, { type: 'Training', id: scheduledTrainingId }] : alsoStale,
  });
}

const step =
  (call: string, name: 'start' | 'finish' | 'unfinish') =>
  ({ scheduledTrainingId }: OfTraining): Call => ({
    call,
    method: 'PUT',
    path: `${ONE}/${name}`,
    parameters: { scheduledTrainingId },
  });

const ofPlayerSession =
  (call: string, method: 'PUT' | 'DELETE', path: string) =>
  ({ scheduledTrainingId, playerDataId }: OfPlayerSession): Call => ({
    call,
    method,
    path: `${ONE}/playerdata/${path}`,
    parameters: { scheduledTrainingId, playerDataId },
  });

const recordBall = ofPlayerSession('recordBall', 'PUT', '{playerDataId}/ball/add');
const recordBalls = ofPlayerSession('recordBalls', 'PUT', '{playerDataId}/balls/add');

export const trainingApi = api.injectEndpoints({
  endpoints: (build) => ({
    planTraining: build.mutation<ScheduledTraining, PlanTraining & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'planTraining',
        method: 'POST',
        path: '/api/scheduledtrainings/fromtrainingtemplate',
        body,
        idempotencyKey,
      }),
      invalidatesTags: (_planned, error) => (error ? ['Template', trainingLists] : [trainingLists]),
    }),
    deleteTraining: build.mutation<Deleted, OfTraining>({
      query: ({ scheduledTrainingId }) => ({
        call: 'deleteTraining',
        method: 'DELETE',
        path: ONE,
        parameters: { scheduledTrainingId },
      }),
      onQueryStarted: async ({ scheduledTrainingId }, { queryFulfilled, ...lifecycle }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (answered) removeTraining(scheduledTrainingId, lifecycle);
      },
      invalidatesTags: [trainingLists, 'League'],
    }),
    startTraining: change<OfTraining>(build, step('startTraining', 'start'), [trainingLists]),
    finishTraining: change<OfTraining>(build, step('finishTraining', 'finish'), [trainingLists, 'League']),
    unfinishTraining: change<OfTraining>(build, step('unfinishTraining', 'unfinish'), [trainingLists, 'League']),
    addPlayers: change<OfTraining & { players: AddedPlayer[]; idempotencyKey: string }>(
      build,
      ({ scheduledTrainingId, players, idempotencyKey }) => ({
        call: 'addPlayers',
        method: 'PUT',
        path: `${ONE}/playerdata/add`,
        parameters: { scheduledTrainingId },
        body: { players },
        idempotencyKey,
      }),
    ),
    editPlayerSession: change<OfPlayerSession>(
      build,
      ofPlayerSession('editPlayerSession', 'PUT', 'edit/{playerDataId}'),
    ),
    finishPlayerSession: change<OfPlayerSession>(
      build,
      ofPlayerSession('finishPlayerSession', 'PUT', 'finish/{playerDataId}'),
    ),
    deletePlayerSession: change<OfPlayerSession>(
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
  }),
});

export const { useTrainingsQuery, useTrainingQuery, useWinnersQuery } = trainingQueries;
export const {
  usePlanTrainingMutation,
  useDeleteTrainingMutation,
  useStartTrainingMutation,
  useFinishTrainingMutation,
  useUnfinishTrainingMutation,
  useAddPlayersMutation,
  useEditPlayerSessionMutation,
  useFinishPlayerSessionMutation,
  useDeletePlayerSessionMutation,
  useRecordBallMutation,
  useRecordBallsMutation,
} = trainingApi;
