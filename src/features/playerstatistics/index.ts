import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'playerstatistics/:username',
  right: 'statistic.read',
  page: () => import(/* webpackChunkName: "private-playerstatistics" */ './PlayerStatisticsPage'),
};
