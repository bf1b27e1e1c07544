import type { ComponentType } from 'react';

export const LOGIN = '/public/login';
export const SIGN_UP = '/public/signup';
/** Where the approval link leads once its secret has left the address. */
export const APPROVE = '/public/approve';
/** The screen in the clubhouse; its link's secret stands after the `#`. */
export const DISPLAY = '/display';

/** What a feature shows of a page for which nobody need be signed in; the router is drawn from the list of them. */
export interface PublicCard {
  /** The whole path; may hold parameters. */
  path: string;
  /** Whoever is signed in has no business there and is sent home. */
  onlyWithoutSession: boolean;
  /** Its chunk is called like its path with hyphens, `public-login`, by which the server finds its preloads. */
  page: () => Promise<{ default: ComponentType }>;
}
