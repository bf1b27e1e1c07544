import type {
  LeagueChain,
  LeagueEntries,
  LeagueEntriesQuery,
  LeagueTable,
  LeagueTableQuery,
} from '../../contract/league';
import { api } from './api';
import type { PlayerStatistic } from '../../contract/statistic';

export const leagueApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLeagueTable: build.query<LeagueTable, { golfclubId: string } & LeagueTableQuery>({
      query: ({ golfclubId, ...query }) => ({
        call: 'readLeagueTable',
        path: '/api/leaguetable/golfclub/{golfclubId}',
        parameters: { golfclubId },
        query,
      }),
      providesTags: ['League'],
    }),
    getLeagueEntries: build.query<LeagueEntries, { golfclubId: string } & LeagueEntriesQuery>({
      query: ({ golfclubId, ...query }) => ({
        call: 'readLeagueEntries',
        path: '/api/leaguetable/golfclub/{golfclubId}/entries',
        parameters: { golfclubId },
        query,
      }),
      providesTags: ['League'],
    }),
    getLeagueChain: build.query<LeagueChain, { scheduledTrainingId: string; playerId: string }>({
      query: (parameters) => ({
        call: 'readLeagueChain',
        path: '/api/leaguetable/training/{scheduledTrainingId}/player/{playerId}',
        parameters,
      }),
      providesTags: ['League'],
    }),
  }),
});

export const { useGetLeagueTableQuery, useGetLeagueEntriesQuery, useGetLeagueChainQuery } = leagueApi;

const statisticApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlayerStatistic: build.query<PlayerStatistic, { username: string }>({
      query: ({ username }) => ({
        call: 'readPlayerStatistic',
        path: '/api/playerstatistics/{username}',
        parameters: { username },
      }),
      providesTags: ['League'],
    }),
  }),
});

export const { useGetPlayerStatisticQuery } = statisticApi;
