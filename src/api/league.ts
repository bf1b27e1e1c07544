import type {
  LeagueChain,
  LeagueEntries,
  LeagueEntriesQuery,
  LeagueTable,
  LeagueTableQuery,
} from '../../contract/league';
import { api } from './api';

export const leagueApi = api.injectEndpoints({
  endpoints: (build) => ({
    leagueTable: build.query<LeagueTable, { golfclubId: string } & LeagueTableQuery>({
      query: ({ golfclubId, ...query }) => ({
        call: 'readLeagueTable',
        path: '/api/leaguetable/golfclub/{golfclubId}',
        parameters: { golfclubId },
        query,
      }),
      providesTags: ['League'],
    }),
    leagueEntries: build.query<LeagueEntries, { golfclubId: string } & LeagueEntriesQuery>({
      query: ({ golfclubId, ...query }) => ({
        call: 'readLeagueEntries',
        path: '/api/leaguetable/golfclub/{golfclubId}/entries',
        parameters: { golfclubId },
        query,
      }),
      providesTags: ['League'],
    }),
    leagueChain: build.query<LeagueChain, { scheduledTrainingId: string; playerId: string }>({
      query: (parameters) => ({
        call: 'readLeagueChain',
        path: '/api/leaguetable/training/{scheduledTrainingId}/player/{playerId}',
        parameters,
      }),
      providesTags: ['League'],
    }),
  }),
});

export const { useLeagueTableQuery, useLeagueEntriesQuery, useLeagueChainQuery } = leagueApi;
