import type { first as english } from '../en/first';
import type { Texts } from '../texts';
import { accessPage } from './access';
import { onDevice } from './onDevice';
import { offline, shell } from './shell';
import { fields, login, signUp } from './signIn';
import { refusals, ui } from './ui';

export const first: Texts<typeof english> = {
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
