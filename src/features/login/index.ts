import { LOGIN, type PublicCard } from '../../session/publicCard';

export const card: PublicCard = { path: LOGIN, onlyWithoutSession: true, page: () => import('./LoginPage') };

/** What the shell shows when a session has lapsed. */
export { SignInAgain } from './SignInAgain';
