import { type PublicRoute, SIGN_UP } from '@/routing/routes';

export const route: PublicRoute = {
  path: SIGN_UP,
  onlyWithoutSession: true,
  page: () => import(/* webpackChunkName: "public-signup" */ './SignUpPage'),
};
