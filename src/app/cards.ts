import { card as changes } from '../features/changes';
import { card as golfclubs } from '../features/golfclubs';
import { card as leaguetable } from '../features/leaguetable';
import { card as playerstatistics } from '../features/playerstatistics';
import { card as profile } from '../features/profile';
import { card as sessionplanner } from '../features/sessionplanner';
import { card as sessionwizard } from '../features/sessionwizard';
import { card as users } from '../features/users';
import type { FeatureCard } from '../session/featureCard';

/** Every screen behind the login, in the order of the menu. */
export const cards: readonly FeatureCard[] = [
  sessionwizard,
  sessionplanner,
  leaguetable,
  users,
  golfclubs,
  changes,
  profile,
  playerstatistics,
];
