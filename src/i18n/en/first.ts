import { offline, shell } from './shell';
import { fields, login, signUp } from './signIn';
import { refusals, ui } from './ui';

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
