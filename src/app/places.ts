import { may } from '../../contract/rights';
import type { FeatureCard } from '../session/featureCard';
import type { LoginSession } from '../session/loginSession';
import { cards } from './cards';

export const PROFILE = '/private/profile';

/** Returns the address of a card's screen, without its parameters. */
export const addressOfCard = ({ path }: FeatureCard): string => `/private/${path.replace(/\/:.*$/, '')}`;

/** Returns the cards whose screens this person may open. */
export const cardsFor = ({ roles }: LoginSession): FeatureCard[] => cards.filter(({ right }) => may(roles, right));

/** Returns where someone begins after signing in: the users, or the league table for those who may not see them. */
export function homeOf(session: LoginSession): string {
  const open = cardsFor(session);
  const home = open.find(({ path }) => path === 'users') ?? open.find(({ path }) => path === 'leaguetable') ?? open[0];
  return home ? addressOfCard(home) : '/private/leaguetable';
}

/** Returns the page that was asked for before signing in, or null if nothing, or nothing of this app, was asked for. */
export function askedPage(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('asked' in state)) return null;
  return typeof state.asked === 'string' && state.asked.startsWith('/private/') ? state.asked : null;
}
