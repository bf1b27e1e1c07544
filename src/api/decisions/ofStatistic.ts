import type { PlayerStatistic } from '../../../contract/statistic';
import type { Decision } from '../../capsule/decision';
import { localized, localizedNamed } from './localized';

export const ofStatistic: Decision<PlayerStatistic> = {
  fields: {
    username: 'username',
    playerId: 'keep',
    categories: {
      each: {
        fields: {
          category: localizedNamed,
          history: {
            each: {
              fields: {
                trainingId: 'keep',
                trainingName: localized,
                date: 'keep',
                score: 'keep',
                handicapStarted: 'keep',
                handicapPlayed: 'keep',
                points: 'keep',
              },
            },
          },
        },
      },
    },
  },
};
