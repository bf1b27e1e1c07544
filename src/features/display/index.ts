import { DISPLAY, type FeatureRoute, type PublicRoute, TV } from '@/routing/routes';
import { loadPageWithWorkTexts } from '@/ui/lazyLoading';

/** Where staff make and revoke the links; reached from the league table. */
export const route: FeatureRoute = {
  path: 'display',
  right: 'display.list',
  page: () => import(/* webpackChunkName: "private-display" */ './DisplayLinksPage'),
};

/** What hangs in the clubhouse. */
export const screen: PublicRoute = {
  path: DISPLAY,
  onlyWithoutSession: false,
  // Nobody is there to load the page again.
  page: () => loadPageWithWorkTexts(() => import(/* webpackChunkName: "display" */ './screen/DisplayPage')),
};

/** Where a code is typed that opens the display on a screen. */
export const codeEntry: PublicRoute = {
  path: TV,
  onlyWithoutSession: false,
  page: () => loadPageWithWorkTexts(() => import(/* webpackChunkName: "tv" */ './screen/OpenDisplayPage')),
};
