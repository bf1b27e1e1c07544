import type { PublicRoute } from '@/routing/routes';
import { ACCESS } from '@contract/publicAddress';

export const route: PublicRoute = {
  path: ACCESS,
  onlyWithoutSession: false,
  page: () => import(/* webpackChunkName: "public-access" */ './AccessPage'),
};
