import { loadWorkTexts } from '@/i18n/startTexts';
import { DISPLAY, type FeatureCard, type PublicCard } from '@/routing/routes';
import { loadWithRetry } from '@/ui/lazyLoading';

/** Where staff make and revoke the links; reached from the league table. */
export const card: FeatureCard = {
  path: 'display',
  right: 'display.list',
  page: () => import(/* webpackChunkName: "private-display" */ './DisplayLinksPage'),
};

/** What hangs in the clubhouse. */
export const screen: PublicCard = {
  path: DISPLAY,
  onlyWithoutSession: false,
  // Nobody is there to load the page again.
  page: () =>
    loadWithRetry(async () => {
      const [page] = await Promise.all([
        import(/* webpackChunkName: "display" */ './screen/DisplayPage'),
        loadWorkTexts(),
      ]);
      return page;
    }),
};
