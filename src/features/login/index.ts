import { lazy } from 'react';
import { LOGIN, type PublicCard } from '../../session/publicCard';

export const card: PublicCard = {
  path: LOGIN,
  onlyWithoutSession: true,
  page: () => import(/* webpackChunkName: "public-login" */ './LoginPage'),
};

/** What the shell shows when a session has lapsed; fetched with the shell, not with the first page. */
export const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain')).SignInAgain }));
