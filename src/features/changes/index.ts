import type { FeatureCard } from '../../session/featureCard';

export const card: FeatureCard = {
  path: 'changes',
  right: 'change.list',
  page: () => import(/* webpackChunkName: "private-changes" */ './ChangesPage'),
};
