import { route as approval } from '@/features/approval';
import { screen as display } from '@/features/display';
import { route as login } from '@/features/login';
import { route as signup } from '@/features/signup';
import type { PublicRoute } from '@/routing/routes';

/** Every page for which nobody need be signed in. */
export const publicPages: readonly PublicRoute[] = [login, signup, approval, display];
