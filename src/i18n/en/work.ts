import { activeTrainings } from './activeTrainings';
import { categories } from './categories';
import { chain } from './chain';
import { changes } from './changes';
import { clubs } from './clubs';
import { display } from './display';
import { images } from './images';
import { importing } from './importing';
import { league } from './league';
import { leagueEntries } from './leagueEntries';
import { outbox } from './outbox';
import { planner } from './planner';
import { points } from './points';
import { prizes } from './prizes';
import { profile } from './profile';
import { recording } from './recording';
import { statistics } from './statistics';
import { templates } from './templates';
import { userForm } from './userForm';
import { users } from './users';
import { winners } from './winners';
import { wizard } from './wizard';

/** What the pages behind the sign-in say. */
export const work = {
  activeTrainings,
  categories,
  chain,
  changes,
  clubs,
  display,
  images,
  importing,
  league,
  leagueEntries,
  outbox,
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
