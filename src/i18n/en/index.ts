import { changes } from './changes';
import { clubs } from './clubs';
import { fields } from './fields';
import { importing } from './importing';
import { league } from './league';
import { login } from './login';
import { planner } from './planner';
import { profile } from './profile';
import { refusals } from './refusals';
import { shell } from './shell';
import { signUp } from './signUp';
import { statistics } from './statistics';
import { ui } from './ui';
import { userForm } from './userForm';
import { users } from './users';
import { wizard } from './wizard';

export const en = {
  changes,
  clubs,
  fields,
  importing,
  league,
  login,
  planner,
  profile,
  refusals,
  shell,
  signUp,
  statistics,
  ui,
  userForm,
  users,
  wizard,
};
