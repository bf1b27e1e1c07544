import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Right } from '../../contract/rights';
import type { LoginSession } from './loginSession';

export type MenuGroup = 'actions' | 'league' | 'ressources' | 'settings';

/** The page that a visit begins with. */
export interface Asked {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  address: { pathname: string; search: string };
  session: LoginSession;
  /** How many rows of this grid somebody wants on a page. */
  pageSizeOf: (grid: string) => number;
}

/** What a feature shows of itself: router, guards and sidebar are drawn from the list of cards. */
export interface FeatureCard {
  /** Below /private; may hold parameters. */
  path: string;
  /** Other paths that lead here. */
  aliases?: readonly string[];
  /** Who may open it. */
  right: Right;
  /** Its place in the sidebar; without one it has no entry there. */
  menu?: { group: MenuGroup; label: ParseKeys; icon: ComponentType };
  /** Its chunk is called like its path with hyphens, `private-users`, by which the server sends it ahead. */
  page: () => Promise<{ default: ComponentType }>;
  /** Asks for what the page shows first, while its code is still on its way. */
  askAhead?: (asked: Asked) => void;
}
