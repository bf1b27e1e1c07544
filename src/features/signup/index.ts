import { type PublicCard, SIGN_UP } from '@/routing/routes';

export const card: PublicCard = {
  path: SIGN_UP,
  onlyWithoutSession: true,
  page: () => import(/* webpackChunkName: "public-signup" */ './SignUpPage'),
};
