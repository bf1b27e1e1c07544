import type { PlayerStatistic } from '../../contract/statistic';
import { api } from './api';

const statisticApi = api.injectEndpoints({
  endpoints: (build) => ({
    playerStatistic: build.query<PlayerStatistic, { username: string }>({
      query: ({ username }) => ({
        call: 'readPlayerStatistic',
        path: '/api/playerstatistics/{username}',
        parameters: { username },
      }),
      providesTags: ['League'],
    }),
  }),
});

export const { usePlayerStatisticQuery } = statisticApi;
