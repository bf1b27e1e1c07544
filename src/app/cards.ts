import { card as activetrainingsessions } from '../features/activetrainingsessions';
import { card as changes } from '../features/changes';
import { card as display } from '../features/display';
import { card as golfclubs } from '../features/golfclubs';
import { card as leaguetable } from '../features/leaguetable';
import { card as leaguetableentries } from '../features/leaguetableentries';
import { card as playerstatistics } from '../features/playerstatistics';
import { card as profile } from '../features/profile';
import { card as sessioncategories } from '../features/sessioncategories';
import { card as sessionplanner } from '../features/sessionplanner';
import { card as sessionpoints } from '../features/sessionpoints';
import { card as sessionprices } from '../features/sessionprices';
import { card as sessiontemplates } from '../features/sessiontemplates';
import { card as sessionwizard } from '../features/sessionwizard';
import { card as users } from '../features/users';
import { card as winners } from '../features/winners';
import type { FeatureCard } from '../session/featureCard';

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
