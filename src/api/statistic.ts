import type { PlayerStatistic } from '../../contract/statistic';
import { addEndpoints } from './api';
import { ofStatistic } from './decisions/ofStatistic';

const statisticApi = addEndpoints((build) => ({
  playerStatistic: build.query<PlayerStatistic, { username: string }>({
    query: ({ username }) => ({
      call: 'readPlayerStatistic',
      path: '/api/playerstatistics/{username}',
      parameters: { username },
    }),
    providesTags: ['League'],
  }),
})).withDecisions({
  playerStatistic: { argument: { fields: { username: 'username' } }, answer: ofStatistic },
});

export const { usePlayerStatisticQuery } = statisticApi;
