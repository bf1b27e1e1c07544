import type { FeatureRoute } from '@/routing/routes';

/** Opened from the menu under the user's name, so it has no entry in the sidebar. */
export const route: FeatureRoute = {
  path: 'profile',
  right: 'session.whoami',
  page: () => import(/* webpackChunkName: "private-profile" */ './ProfilePage'),
};

/** What is shown instead of every page while a one-time password is to be replaced. */
export const ownPasswordPage = () => import(/* webpackChunkName: "private-profile" */ './OwnPasswordPage');
