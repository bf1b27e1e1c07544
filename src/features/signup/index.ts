import { SIGN_UP, type PublicCard } from '../../session/publicCard';

export const card: PublicCard = {
  path: SIGN_UP,
  onlyWithoutSession: true,
  page: () => import(/* webpackChunkName: "public-signup" */ './SignUpPage'),
};
