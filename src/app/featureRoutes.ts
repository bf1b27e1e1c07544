import { route as activetrainingsessions } from '@/features/activetrainingsessions';
import { route as changes } from '@/features/changes';
import { route as display } from '@/features/display';
import { route as golfclubs } from '@/features/golfclubs';
import { route as leaguetable } from '@/features/leaguetable';
import { route as leaguetableentries } from '@/features/leaguetableentries';
import { route as playerstatistics } from '@/features/playerstatistics';
import { route as profile } from '@/features/profile';
import { route as sessioncategories } from '@/features/sessioncategories';
import { route as sessionplanner } from '@/features/sessionplanner';
import { route as sessionpoints } from '@/features/sessionpoints';
import { route as sessionprices } from '@/features/sessionprices';
import { route as sessiontemplates } from '@/features/sessiontemplates';
import { route as sessionwizard } from '@/features/sessionwizard';
import { memberRoute, route as users } from '@/features/users';
import { route as winners } from '@/features/winners';
import { type FeatureRoute, HELPER, LEAGUE_TABLE, pathOfRoute } from '@/routing/routes';
import type { LoginSession } from '@/session/loginSession';
import { may } from '@contract/rights';

/** Every screen behind the login, in the order of the menu. */
export const featureRoutes: readonly FeatureRoute[] = [
  sessionwizard,
  sessionplanner,
  activetrainingsessions,
  leaguetable,
  leaguetableentries,
  users,
  memberRoute,
  golfclubs,
  sessiontemplates,
  sessioncategories,
  sessionpoints,
  changes,
  sessionprices,
  display,
  profile,
  playerstatistics,
  winners,
];

/** Returns the routes that this person may open. */
export const routesFor = ({ roles }: LoginSession): FeatureRoute[] =>
  featureRoutes.filter(({ right }) => may(roles, right));

/**
 * Returns where someone begins after signing in: the users, the league table for those who may not see them, or a
 * helper's recorder.
 */
export function homeOf(session: LoginSession): string {
  if (session.trainingId !== undefined) return HELPER;
  const open = routesFor(session);
  const home = open.find(({ path }) => path === 'users') ?? open.find(({ path }) => path === 'leaguetable') ?? open[0];
  return home ? pathOfRoute(home) : LEAGUE_TABLE;
}
