import type { FeatureCard } from '../../session/featureCard';

export const card: FeatureCard = {
  path: 'winners/:scheduledTrainingId',
  right: 'training.run',
  page: () => import(/* webpackChunkName: "private-winners" */ './WinnersPage'),
};
