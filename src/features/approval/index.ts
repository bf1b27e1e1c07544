import { APPROVE, type PublicRoute } from '@/routing/routes';

export const route: PublicRoute = {
  // Optional, so that the page stays as it is while its address loses them.
  path: `${APPROVE}/:golfclubId?/:username?/:code?`,
  onlyWithoutSession: false,
  page: () => import(/* webpackChunkName: "public-approve" */ './ApprovalPage'),
};
