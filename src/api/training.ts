import type { LastPlayers, PlayerData, ScheduledTraining, TrainingQuery, Winners } from '@contract/training';
import { tellApart } from '@contract/namesakes';
import { api } from './api';
import { isEntityWith, isList } from './call';
import { newerTraining, newerTrainings, type TrainingList, type Trainings } from './newerTraining';

/** The tag of every list of trainings. */
export const trainingLists = { type: 'Training', id: 'LISTS' } as const;

export type OfTraining = { scheduledTrainingId: string };
export type Listing = Omit<TrainingQuery, 'page' | 'pageSize'> & {
  golfclubId: string;
  list: TrainingList;
  page?: number;
  pageSize?: number;
};

/** Returns these player sessions, or results of them, with namesakes told apart. */
export function withPlayersToldApart<Session extends Pick<PlayerData, 'players'>>(
  sessions: readonly Session[],
): Session[] {
  const tell = tellApart(sessions.flatMap(({ players }) => players));
  return sessions.map((session) => {
    const players = session.players.map(tell);
    return players.every((player, position) => player === session.players[position])
      ? session
      : { ...session, players };
  });
}

export const trainingQueries = api.injectEndpoints({
  endpoints: (build) => ({
    getTrainings: build.query<Trainings, Listing>({
      query: ({ golfclubId, list, ...listing }) => ({
        call: 'listTrainings',
        path: `/api/scheduledtrainings/{golfclubId}${list === 'all' ? '' : `/${list}`}`,
        parameters: { golfclubId },
        query: listing,
        isAnswer: isList,
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
        isAnswer: isEntityWith(scheduledTrainingId, 'trainingSessions'),
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
      transformResponse: ({ winners, ...answer }: Winners) => ({ ...answer, winners: withPlayersToldApart(winners) }),
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
export const { useGetTrainingsQuery, useGetTrainingQuery, useGetWinnersQuery } = trainingQueries;
export const { useGetLastPlayersQuery, useLazyGetLastPlayersQuery } = trainingQueries;
