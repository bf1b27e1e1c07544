import type { FeatureCard } from '@/routing/routes';

export const card: FeatureCard = {
  path: 'changes',
  right: 'change.list',
  page: () => import(/* webpackChunkName: "private-changes" */ './ChangesPage'),
};
