import { route as access } from '@/features/access';
import { route as approval } from '@/features/approval';
import { codeEntry, screen as display } from '@/features/display';
import { route as login } from '@/features/login';
import { helperScreen, offlineRecorder } from '@/features/sessionwizard';
import { route as signup } from '@/features/signup';
import type { PublicRoute } from '@/routing/routes';

/** Every page for which nobody need be signed in. */
export const publicPages: readonly PublicRoute[] = [
  login,
  signup,
  approval,
  access,
  display,
  codeEntry,
  helperScreen,
  offlineRecorder,
];
