import type { FeatureRoute } from '@/routing/routes';

export const route: FeatureRoute = {
  path: 'changes',
  right: 'change.list',
  page: () => import(/* webpackChunkName: "private-changes" */ './ChangesPage'),
};
