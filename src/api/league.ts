import type {
  LeagueChain,
  LeagueEntries,
  LeagueEntriesQuery,
  LeagueTable,
  LeagueTableQuery,
} from '../../contract/league';
import { addEndpoints } from './api';
import { ofLeagueChain, ofLeagueEntries, ofLeagueTable } from './decisions/ofLeague';
import { ofWhere } from './decisions/ofWhere';

export const leagueApi = addEndpoints((build) => ({
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
})).withDecisions({
  leagueTable: {
    argument: { fields: { golfclubId: 'keep', from: 'keep', to: 'keep', events: 'keep' } },
    answer: ofLeagueTable,
  },
  leagueEntries: {
    argument: {
      fields: {
        golfclubId: 'keep',
        page: 'keep',
        pageSize: 'keep',
        q: 'words',
        where: ofWhere,
        from: 'keep',
        to: 'keep',
        sort: 'keep',
        player: 'keep',
        template: 'keep',
        category: 'keep',
      },
    },
    answer: ofLeagueEntries,
  },
  leagueChain: { argument: { fields: { scheduledTrainingId: 'keep', playerId: 'keep' } }, answer: ofLeagueChain },
});

export const { useLeagueTableQuery, useLeagueEntriesQuery, useLeagueChainQuery } = leagueApi;
