import type { LeagueTable, LeagueTableQuery } from '../../contract/league';
import { api } from './api';

const leagueApi = api.injectEndpoints({
  endpoints: (build) => ({
    leagueTable: build.query<LeagueTable, { golfclubId: string } & LeagueTableQuery>({
      query: ({ golfclubId, ...period }) => ({
        call: 'readLeagueTable',
        path: '/api/leaguetable/golfclub/{golfclubId}',
        parameters: { golfclubId },
        query: period,
      }),
      providesTags: ['League'],
    }),
  }),
});

export const { useLeagueTableQuery } = leagueApi;
