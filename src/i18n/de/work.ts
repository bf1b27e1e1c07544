import type { work as english } from '../en/work';
import type { Texts } from '../texts';
import { access } from './access';
import { changes } from './changes';
import { clubs, images, profile } from './clubs';
import { corrections } from './corrections';
import { groups } from './groups';
import { helper } from './helper';
import { lateJoiner, queuedSteps } from './lateJoiner';
import { display, league, leagueEntries, statistics } from './league';
import { importing } from './importing';
import { member } from './member';
import { userForm, users } from './members';
import { moving } from './moving';
import { openBalls, outbox, outboxStatus, startDay } from './outbox';
import { personalData } from './personalData';
import { chain, points } from './points';
import { categories, prizes, templates } from './templates';
import { activeTrainings, planner, trainingDeletion, winners } from './trainings';
import { undo } from './undo';
import { recording, wizard } from './wizard';

export const work: Texts<typeof english> = {
  access,
  activeTrainings,
  categories,
  chain,
  changes,
  clubs,
  corrections,
  display,
  groups,
  helper,
  images,
  importing,
  lateJoiner,
  league,
  leagueEntries,
  member,
  moving,
  openBalls,
  outbox,
  outboxStatus,
  personalData,
  planner,
  points,
  prizes,
  profile,
  queuedSteps,
  recording,
  startDay,
  statistics,
  templates,
  trainingDeletion,
  undo,
  userForm,
  users,
  winners,
  wizard,
};
