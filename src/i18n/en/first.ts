import { accessPage } from './access';
import { onDevice } from './onDevice';
import { offline, shell } from './shell';
import { fields, login, signUp } from './signIn';
import { refusals, ui } from './ui';

/** What the pages before the sign-in say, and what any page may have to say. */
export const first = {
  accessPage,
  fields,
  login,
  offline,
  onDevice,
  refusals,
  shell,
  signUp,
  ui,
};
