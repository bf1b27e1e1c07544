import type { ScheduledTraining, TrainingQuery, Winners } from '../../contract/training';
import { api } from './api';
import { newerTraining, newerTrainings, type TrainingList, type Trainings } from './newerTraining';

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
    trainings: build.query<Trainings, Listing>({
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
    training: build.query<ScheduledTraining, OfTraining>({
      query: ({ scheduledTrainingId }) => ({
        call: 'readTraining',
        path: '/api/scheduledtrainings/one/{scheduledTrainingId}',
        parameters: { scheduledTrainingId },
      }),
      merge: newerTraining,
      providesTags: (_training, _error, { scheduledTrainingId }) => [{ type: 'Training', id: scheduledTrainingId }],
    }),
    winners: build.query<Winners, OfTraining>({
      query: ({ scheduledTrainingId }) => ({
        call: 'readWinners',
        path: '/api/scheduledtrainings/{scheduledTrainingId}/winners',
        parameters: { scheduledTrainingId },
      }),
      providesTags: ['League'],
    }),
  }),
});
