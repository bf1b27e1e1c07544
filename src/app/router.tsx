import { Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { FeatureCard } from '../session/featureCard';
import type { PublicCard } from '../session/publicCard';
import { lazyPage } from '../ui/lazyLoading';
import { CardPage } from './CardPage';
import { cards } from './cards';
import { OnlyWithoutSession, RequireSession, Start } from './guards';
import { LoadedPage, Loading } from './LoadedPage';
import { FailedPage } from './pages/FailedPage';
import { NotFoundPage } from './pages/NotFoundPage';
import { Standalone } from './pages/Standalone';
import { publicPages } from './publicPages';
import { fetchShell } from './shell/fetchShell';

type Router = ReturnType<typeof createBrowserRouter>;

/** Returns the router of the whole app, drawn from the cards; at the page's own address unless made otherwise. */
export function makeRouter(make: (routes: RouteObject[]) => Router = (routes) => createBrowserRouter(routes)): Router {
  const Shell = lazyPage(fetchShell);
  return make([
    {
      errorElement: <Standalone page={<FailedPage />} />,
      children: [
        { path: '/', element: <Start /> },
        ...publicPages.map(publicRouteOf),
        {
          path: '/private',
          element: (
            <RequireSession>
              <Suspense fallback={<Loading />}>
                <Shell />
              </Suspense>
            </RequireSession>
          ),
          children: [
            { index: true, element: <Start /> },
            ...cards.flatMap(routesOf),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
        { path: '*', element: <Standalone page={<NotFoundPage />} /> },
      ],
    },
  ]);
}

function routesOf(card: FeatureCard): RouteObject[] {
  const Page = lazyPage(card.page);
  return [card.path, ...(card.aliases ?? [])].map((path) => ({
    path,
    // Each card is a page of its own, so that nothing of the last one lives on.
    element: <CardPage key={card.path} right={card.right} Page={Page} />,
    errorElement: <FailedPage />,
  }));
}

function publicRouteOf({ path, onlyWithoutSession, page }: PublicCard): RouteObject {
  const Page = lazyPage(page);
  // A key of its own, so that the focus moves to the heading when one public page leads to another.
  const loaded = <LoadedPage key={path} Page={Page} />;
  return { path, element: onlyWithoutSession ? <OnlyWithoutSession key={path}>{loaded}</OnlyWithoutSession> : loaded };
}
