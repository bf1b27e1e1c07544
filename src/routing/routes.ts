import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Right } from '@contract/rights';

export type MenuGroup = 'actions' | 'league' | 'ressources' | 'settings';

/** The route of a feature: router, guards and sidebar are made from the list of them. */
export interface FeatureRoute {
  /** Below /private; may hold parameters. */
  path: string;
  /** Other paths that lead here. */
  aliases?: readonly string[];
  /** Who may open it. */
  right: Right;
  /** Its place in the sidebar; without one it has no entry there. */
  menu?: { group: MenuGroup; label: ParseKeys; icon: ComponentType };
  /**
   * Whether its page stays rendered once it was left, so that coming back is quick. For lists: what somebody has typed in the
   * page, or opened in it other than over it, would be there still.
   */
  keepAlive?: true;
  /**
   * Its chunk is called like its path with hyphens, `private-users`, or `private-users-_` where a parameter leads to another
   * page; by it the server finds its preloads.
   */
  page: () => Promise<{ default: ComponentType }>;
}

export const SIGN_UP = '/public/signup';
/** The recorder that was open on this device, while the server cannot be reached. */
export const OFFLINE_RECORDER = '/public/recorder';

/** Below it, somebody is signed in. */
export const PRIVATE = '/private';

/** Returns the whole path of a feature's route, with its parameters. */
export const privatePath = (path: string): string => `${PRIVATE}/${path}`;

export const PROFILE = privatePath('profile');
export const USERS = privatePath('users');
export const GOLFCLUBS = privatePath('golfclubs');
export const CATEGORIES = privatePath('sessioncategories');
export const MAPPINGS = privatePath('settings/sessionpoints');
export const TEMPLATES = privatePath('sessiontemplates');
export const PRIZES = privatePath('sessionprices');
export const PLANNER = privatePath('sessionplanner');
export const WIZARD = privatePath('sessionwizard');
export const SESSIONS = privatePath('activetrainingsessions');
export const LEAGUE_TABLE = privatePath('leaguetable');
export const LEAGUE_ENTRIES = privatePath('leaguetableentries');
export const CHANGES = privatePath('changes');
export const DISPLAY_LINKS = privatePath('display');

/** Returns the address of the page of a member. */
export const pageOfMember = (username: string): string => `${USERS}/${encodeURIComponent(username)}`;

/** Returns the address of the statistics of a member. */
export const statisticsOfMember = (username: string): string =>
  privatePath(`playerstatistics/${encodeURIComponent(username)}`);

/** Returns the address of the winners of a finished training. */
export const winnersOfTraining = (id: string): string => privatePath(`winners/${encodeURIComponent(id)}`);

/** Where the approval link leads once its secret has left the address. */
export const APPROVE = '/public/approve';

/** The screen in the clubhouse; its link's secret stands after the `#`. */
export const DISPLAY = '/display';

/** Where a screen is opened by a code, which may stand after the `#`: short, because it is typed with a remote control. */
export const TV = '/tv';

/** Where helpers record the balls of one training; its code stands after the `#`. */
export const HELPER = '/helper';

/** The route of a page for which nobody need be signed in. */
export interface PublicRoute {
  /** The whole path; may hold parameters. */
  path: string;
  /** Whoever is signed in has no business there and is sent home. */
  onlyWithoutSession: boolean;
  /** Its chunk is called like its path with hyphens, `public-login`, by which the server finds its preloads. */
  page: () => Promise<{ default: ComponentType }>;
}

/** Returns the address of a route, without its parameters. */
export const pathOfRoute = ({ path }: FeatureRoute): string => privatePath(path.replace(/\/:.*$/, ''));

/**
 * Returns the page that was asked for before signing in, or null if nothing, or nothing of this app, was asked for, or by
 * somebody else.
 */
export function requestedPage(state: unknown, userId: string): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  if ('userId' in state && state.userId !== userId) return null;
  return typeof state.from === 'string' && state.from.startsWith(`${PRIVATE}/`) ? state.from : null;
}
