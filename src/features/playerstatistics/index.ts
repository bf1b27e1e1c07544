import type { FeatureCard } from '@/routing/routes';

export const card: FeatureCard = {
  path: 'playerstatistics/:username',
  right: 'statistic.read',
  page: () => import(/* webpackChunkName: "private-playerstatistics" */ './PlayerStatisticsPage'),
};
