import { card as activetrainingsessions } from '@/features/activetrainingsessions';
import { card as changes } from '@/features/changes';
import { card as display } from '@/features/display';
import { card as golfclubs } from '@/features/golfclubs';
import { card as leaguetable } from '@/features/leaguetable';
import { card as leaguetableentries } from '@/features/leaguetableentries';
import { card as playerstatistics } from '@/features/playerstatistics';
import { card as profile } from '@/features/profile';
import { card as sessioncategories } from '@/features/sessioncategories';
import { card as sessionplanner } from '@/features/sessionplanner';
import { card as sessionpoints } from '@/features/sessionpoints';
import { card as sessionprices } from '@/features/sessionprices';
import { card as sessiontemplates } from '@/features/sessiontemplates';
import { card as sessionwizard } from '@/features/sessionwizard';
import { card as users } from '@/features/users';
import { card as winners } from '@/features/winners';
import type { FeatureCard } from '@/routing/routes';
import type { LoginSession } from '@/session/loginSession';
import { may } from '@contract/rights';

/** Every screen behind the login, in the order of the menu. */
export const cards: readonly FeatureCard[] = [
  sessionwizard,
  sessionplanner,
  activetrainingsessions,
  leaguetable,
  leaguetableentries,
  users,
  golfclubs,
  sessiontemplates,
  sessioncategories,
  changes,
  sessionpoints,
  sessionprices,
  display,
  profile,
  playerstatistics,
  winners,
];

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
