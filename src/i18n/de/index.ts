import type { en } from '../en';
import type { Texts } from '../texts';
import { fields } from './fields';
import { league } from './league';
import { login } from './login';
import { planner } from './planner';
import { refusals } from './refusals';
import { shell } from './shell';
import { ui } from './ui';
import { users } from './users';
import { wizard } from './wizard';

export const de: Texts<typeof en> = {
  fields,
  league,
  login,
  planner,
  refusals,
  shell,
  ui,
  users,
  wizard,
};
