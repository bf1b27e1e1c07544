import type { work as english } from '../en/work';
import type { Texts } from '../texts';
import { changes, clubs, images, profile } from './clubs';
import { corrections } from './corrections';
import { display, league, leagueEntries, statistics } from './league';
import { importing, userForm, users } from './members';
import { openBalls, outbox, outboxStatus } from './outbox';
import { chain, points } from './points';
import { categories, prizes, templates } from './templates';
import { activeTrainings, planner, winners } from './trainings';
import { recording, wizard } from './wizard';

export const work: Texts<typeof english> = {
  activeTrainings,
  categories,
  chain,
  changes,
  clubs,
  corrections,
  display,
  images,
  importing,
  league,
  leagueEntries,
  openBalls,
  outbox,
  outboxStatus,
  planner,
  points,
  prizes,
  profile,
  recording,
  statistics,
  templates,
  userForm,
  users,
  winners,
  wizard,
};
