import type { Deleted } from '../../contract/shapes';
import type { AddedPlayer, PlanTraining, PlayedBall, ScheduledTraining } from '../../contract/training';
import type { Decision } from '../capsule/decision';
import { addEndpoints, type Build } from './api';
import type { Call } from './call';
import { ofId } from './decisions/ofId';
import { ofAddedPlayer, ofTraining } from './decisions/ofTraining';
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

const one = { scheduledTrainingId: 'keep' } as const;
const playerSession = { ...one, playerDataId: 'keep' } as const;
const ofBall: Decision<PlayedBall> = {
  fields: { index: 'keep', points: 'keep', basedOn: 'keep', recordedAt: 'keep' },
};

export const trainingApi = addEndpoints((build) => ({
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
  editPlayerSession: change<OfPlayerSession>(build, ofPlayerSession('editPlayerSession', 'PUT', 'edit/{playerDataId}')),
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
})).withDecisions({
  planTraining: {
    argument: {
      fields: { trainingTemplateId: 'keep', golfclubId: 'keep', plannedDate: 'keep', idempotencyKey: 'keep' },
    },
    answer: ofTraining,
  },
  deleteTraining: { argument: { fields: one }, answer: ofId },
  startTraining: { argument: { fields: one }, answer: ofTraining },
  finishTraining: { argument: { fields: one }, answer: ofTraining },
  unfinishTraining: { argument: { fields: one }, answer: ofTraining },
  addPlayers: {
    argument: { fields: { ...one, players: { each: ofAddedPlayer }, idempotencyKey: 'keep' } },
    answer: ofTraining,
  },
  editPlayerSession: { argument: { fields: playerSession }, answer: ofTraining },
  finishPlayerSession: { argument: { fields: playerSession }, answer: ofTraining },
  deletePlayerSession: { argument: { fields: playerSession }, answer: ofTraining },
  recordBall: { argument: { fields: { ...playerSession, ball: ofBall, idempotencyKey: 'keep' } }, answer: ofTraining },
  recordBalls: {
    argument: { fields: { ...playerSession, balls: { each: ofBall }, idempotencyKey: 'keep' } },
    answer: ofTraining,
  },
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
