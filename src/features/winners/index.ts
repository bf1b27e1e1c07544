import type { FeatureCard } from '@/routing/routes';

export const card: FeatureCard = {
  path: 'winners/:scheduledTrainingId',
  right: 'training.run',
  page: () => import(/* webpackChunkName: "private-winners" */ './WinnersPage'),
};
