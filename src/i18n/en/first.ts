import { fields } from './fields';
import { login } from './login';
import { offline } from './offline';
import { refusals } from './refusals';
import { shell } from './shell';
import { signUp } from './signUp';
import { ui } from './ui';

/** What the pages before the sign-in say, and what any page may have to say. */
export const first = {
  fields,
  login,
  offline,
  refusals,
  shell,
  signUp,
  ui,
};
