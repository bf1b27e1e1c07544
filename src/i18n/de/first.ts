import type { first as english } from '../en/first';
import type { Texts } from '../texts';
import { offline, shell } from './shell';
import { fields, login, signUp } from './signIn';
import { refusals, ui } from './ui';

export const first: Texts<typeof english> = {
  fields,
  login,
  offline,
  refusals,
  shell,
  signUp,
  ui,
};
