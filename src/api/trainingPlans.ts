import type { DeletedTrainings, DeleteTrainings, MoveTrainings, TrainingPlan } from '@contract/trainingPlan';
import { api } from './api';
import type { Keyed } from './call';
import { type OfTraining, trainingLists } from './training';
import { removeTraining } from './trainingCache';

type OfClub = { golfclubId: string } & Keyed;

const ofClub = (call: string, method: 'PUT' | 'DELETE', { golfclubId, idempotencyKey }: OfClub) => ({
  call,
  method,
  path: '/api/scheduledtrainings/{golfclubId}/planned',
  parameters: { golfclubId },
  idempotencyKey,
});

/** Every training may have been moved, also by somebody else where the call was refused. */
const moved = (trainings: readonly { id: string }[]) => [
  trainingLists,
  ...trainings.map(({ id }) => ({ type: 'Training' as const, id })),
];

export const trainingPlans = api.injectEndpoints({
  endpoints: (build) => ({
    getSeries: build.query<TrainingPlan[], OfTraining>({
      query: ({ scheduledTrainingId }) => ({
        call: 'readSeries',
        path: '/api/scheduledtrainings/{scheduledTrainingId}/series',
        parameters: { scheduledTrainingId },
      }),
      keepUnusedDataFor: 0,
      providesTags: [trainingLists],
    }),
    moveTrainings: build.mutation<TrainingPlan[], OfClub & MoveTrainings>({
      query: ({ trainings, ...club }) => ({ ...ofClub('moveTrainings', 'PUT', club), body: { trainings } }),
      invalidatesTags: (_moved, _error, { trainings }) => moved(trainings),
    }),
    deleteTrainings: build.mutation<DeletedTrainings, OfClub & DeleteTrainings>({
      query: ({ trainings, ...club }) => ({ ...ofClub('deleteTrainings', 'DELETE', club), body: { trainings } }),
      onQueryStarted: async (_deleted, { queryFulfilled, ...lifecycle }) => {
        try {
          const { data } = await queryFulfilled;
          for (const id of data.ids) removeTraining(id, lifecycle);
        } catch {
          // It was refused, or answered by something that is not the server.
        }
      },
      invalidatesTags: (_deleted, error, { trainings }) => (error ? moved(trainings) : [trainingLists]),
    }),
  }),
});

export const { useGetSeriesQuery, useMoveTrainingsMutation, useDeleteTrainingsMutation } = trainingPlans;
