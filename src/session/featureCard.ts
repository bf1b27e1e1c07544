import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Right } from '../../contract/rights';

export type MenuGroup = 'actions' | 'league' | 'ressources' | 'settings';

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
  /** Its chunk is called like its path with hyphens, `private-users`, by which the server finds its preloads. */
  page: () => Promise<{ default: ComponentType }>;
}
