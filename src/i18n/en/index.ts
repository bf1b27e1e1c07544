import { activeTrainings } from './activeTrainings';
import { categories } from './categories';
import { chain } from './chain';
import { changes } from './changes';
import { clubs } from './clubs';
import { display } from './display';
import { fields } from './fields';
import { images } from './images';
import { importing } from './importing';
import { league } from './league';
import { leagueEntries } from './leagueEntries';
import { login } from './login';
import { offline } from './offline';
import { outbox } from './outbox';
import { planner } from './planner';
import { points } from './points';
import { prizes } from './prizes';
import { profile } from './profile';
import { recording } from './recording';
import { refusals } from './refusals';
import { shell } from './shell';
import { signUp } from './signUp';
import { statistics } from './statistics';
import { templates } from './templates';
import { ui } from './ui';
import { userForm } from './userForm';
import { users } from './users';
import { winners } from './winners';
import { wizard } from './wizard';

export const en = {
  activeTrainings,
  categories,
  chain,
  changes,
  clubs,
  display,
  fields,
  images,
  importing,
  league,
  leagueEntries,
  login,
  offline,
  outbox,
  planner,
  points,
  prizes,
  profile,
  recording,
  refusals,
  shell,
  signUp,
  statistics,
  templates,
  ui,
  userForm,
  users,
  winners,
  wizard,
};
