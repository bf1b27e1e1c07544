import type { PublicRoute } from '@/routing/routes';
import { lazyComponent } from '@/ui/lazyLoading';
import { LOGIN } from '@contract/publicAddress';

export const route: PublicRoute = {
  path: LOGIN,
  onlyWithoutSession: true,
  page: () => import(/* webpackChunkName: "public-login" */ './LoginPage'),
};

/** What the shell shows when a session has lapsed; fetched behind its first page. */
export const SignInAgain = lazyComponent(() => import(/* webpackChunkName: "private-dialogs" */ './SignInAgain'));
