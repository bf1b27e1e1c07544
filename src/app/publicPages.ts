import { card as approval } from '@/features/approval';
import { screen as display } from '@/features/display';
import { card as login } from '@/features/login';
import { card as signup } from '@/features/signup';
import type { PublicCard } from '@/routing/routes';

/** Every page for which nobody need be signed in. */
export const publicPages: readonly PublicCard[] = [login, signup, approval, display];
