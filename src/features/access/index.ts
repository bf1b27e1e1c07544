import { ACCESS, type PublicRoute } from '@/routing/routes';

export const route: PublicRoute = {
  path: ACCESS,
  onlyWithoutSession: false,
  page: () => import(/* webpackChunkName: "public-access" */ './AccessPage'),
};
