import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'winners/:scheduledTrainingId',
  right: 'training.run',
  page: () => import(/* webpackChunkName: "private-winners" */ './WinnersPage'),
};
