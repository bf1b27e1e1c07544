import type { first as english } from '../en/first';
import type { Texts } from '../texts';
import { fields } from './fields';
import { login } from './login';
import { offline } from './offline';
import { refusals } from './refusals';
import { shell } from './shell';
import { signUp } from './signUp';
import { ui } from './ui';

export const first: Texts<typeof english> = {
  fields,
  login,
  offline,
  refusals,
  shell,
  signUp,
  ui,
};
