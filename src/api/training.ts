import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Deleted } from '@contract/shapes';
import type {
  AddPlayers,
  ChangedGroups,
  CorrectedHandicap,
  LastPlayers,
  MovedBall,
  PlanTraining,
  PlayedBall,
  ScheduledTraining,
  StartQuery,
  TrainingQuery,
  Winners,
} from '@contract/training';
import { type Build, api } from './api';
import type { Call } from './call';
import {
  newerTraining,
  newerTrainings,
  type TrainingList,
  type Trainings,
  withoutTraining,
  withTraining,
} from './newerTraining';

/** The tag of every list of trainings. */
export const trainingLists = { type: 'Training', id: 'LISTS' } as const;

export type OfTraining = { scheduledTrainingId: string };
type Listing = Omit<TrainingQuery, 'page' | 'pageSize'> & {
  golfclubId: string;
  list: TrainingList;
  page?: number;
  pageSize?: number;
};

export const trainingQueries = api.injectEndpoints({
  endpoints: (build) => ({
    getTrainings: build.query<Trainings, Listing>({
      query: ({ golfclubId, list, ...listing }) => ({
        call: 'listTrainings',
        path: `/api/scheduledtrainings/{golfclubId}${list === 'all' ? '' : `/${list}`}`,
        parameters: { golfclubId },
        query: listing,
      }),
      transformResponse: (trainings: ScheduledTraining[], meta) => ({
        trainings,
        totalCount: meta?.totalCount ?? trainings.length,
      }),
      merge: newerTrainings,
      providesTags: [trainingLists],
    }),
    getTraining: build.query<ScheduledTraining, OfTraining>({
      query: ({ scheduledTrainingId }) => ({
        call: 'readTraining',
        path: '/api/scheduledtrainings/one/{scheduledTrainingId}',
        parameters: { scheduledTrainingId },
      }),
      merge: newerTraining,
      providesTags: (_training, _error, { scheduledTrainingId }) => [{ type: 'Training', id: scheduledTrainingId }],
    }),
    getWinners: build.query<Winners, OfTraining>({
      query: ({ scheduledTrainingId }) => ({
        call: 'readWinners',
        path: '/api/scheduledtrainings/{scheduledTrainingId}/winners',
        parameters: { scheduledTrainingId },
      }),
      providesTags: ['League'],
    }),
    /** Asked for anew each time: whoever deletes or approves a member need not know of it. */
    getLastPlayers: build.query<LastPlayers, OfTraining>({
      query: ({ scheduledTrainingId }) => ({
        call: 'readLastPlayers',
        path: '/api/scheduledtrainings/{scheduledTrainingId}/lastplayers',
        parameters: { scheduledTrainingId },
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

type CacheState = Parameters<typeof trainingQueries.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;

/** The store, as far as the cache of trainings needs it. */
export interface Lifecycle {
  dispatch: Dispatch;
  getState: () => unknown;
}

/** Puts a training the server answered in the place of the cached one, in every list too, unless that is newer. */
export function replaceTraining(answer: ScheduledTraining, { dispatch, getState }: Lifecycle): void {
  const { updateQueryData } = trainingQueries.util;
  // Of what has not changed the same objects stay, so that only what has is rendered.
  const received = copyWithStructuralSharing(cachedTraining(answer.id, getState()), answer);
  dispatch(
    updateQueryData('getTraining', { scheduledTrainingId: received.id }, (current) => newerTraining(current, received)),
  );
  for (const listing of cachedLists(getState())) {
    dispatch(updateQueryData('getTrainings', listing, (current) => withTraining(current, listing.list, received)));
  }
}

/** Takes a deleted training out of every cached list. */
export function removeTraining(id: string, { dispatch, getState }: Lifecycle): void {
  for (const listing of cachedLists(getState())) {
    dispatch(trainingQueries.util.updateQueryData('getTrainings', listing, (current) => withoutTraining(current, id)));
  }
}

function cachedLists(state: unknown): Listing[] {
  return trainingQueries.util
    .selectInvalidatedBy(state as CacheState, [trainingLists])
    .filter(({ endpointName }) => endpointName === 'getTrainings')
    .map(({ originalArgs }) => originalArgs as Listing);
}

/** Returns the training as the cache holds it: by itself, where it does, and in lists. */
export function cachedTrainings(id: string, state: unknown): ScheduledTraining[] {
  const { getTraining, getTrainings } = trainingQueries.endpoints;
  const alone = getTraining.select({ scheduledTrainingId: id })(state as CacheState).data;
  const listed = cachedLists(state).flatMap(
    (listing) =>
      getTrainings
        .select(listing)(state as CacheState)
        .data?.trainings.filter((one) => one.id === id) ?? [],
  );
  return alone ? [alone, ...listed] : listed;
}

/** Returns the training as the cache holds it, by itself or else in a list; undefined if it holds it nowhere. */
export const cachedTraining = (id: string, state: unknown): ScheduledTraining | undefined =>
  cachedTrainings(id, state)[0];

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
  (call: string, name: 'unstart' | 'finish' | 'unfinish' | 'playerdata/edit') =>
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
const moveBall = ofPlayerSession('moveBall', 'PUT', '{playerDataId}/ball/move');
const correctHandicap = ofPlayerSession('correctHandicap', 'PUT', '{playerDataId}/handicap');

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
    startTraining: change<OfTraining & StartQuery>(
      build,
      ({ scheduledTrainingId, ...query }) => ({
        call: 'startTraining',
        method: 'PUT',
        path: `${ONE}/start`,
        parameters: { scheduledTrainingId },
        query,
      }),
      [trainingLists],
    ),
    unstartTraining: change<OfTraining>(build, step('unstartTraining', 'unstart'), [trainingLists]),
    editPlayerSessions: change<OfTraining>(build, step('editPlayerSessions', 'playerdata/edit')),
    finishTraining: change<OfTraining>(build, step('finishTraining', 'finish'), [trainingLists, 'League']),
    unfinishTraining: change<OfTraining>(build, step('unfinishTraining', 'unfinish'), [trainingLists, 'League']),
    addPlayers: change<OfTraining & AddPlayers & { idempotencyKey: string }>(
      build,
      ({ scheduledTrainingId, idempotencyKey, ...body }) => ({
        call: 'addPlayers',
        method: 'PUT',
        path: `${ONE}/playerdata/add`,
        parameters: { scheduledTrainingId },
        body,
        idempotencyKey,
      }),
    ),
    changeGroups: change<OfTraining & ChangedGroups & { idempotencyKey: string }>(
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

export const { useGetTrainingsQuery, useGetTrainingQuery, useGetWinnersQuery, useLazyGetLastPlayersQuery } =
  trainingQueries;
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
} = trainingApi;
