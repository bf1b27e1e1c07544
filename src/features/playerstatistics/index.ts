import type { FeatureCard } from '../../session/featureCard';

export const card: FeatureCard = {
  path: 'playerstatistics/:username',
  right: 'statistic.read',
  page: () => import(/* webpackChunkName: "private-playerstatistics" */ './PlayerStatisticsPage'),
};
