import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, Link, type RouteObject, useRouteError } from 'react-router-dom';
import { KEEP_ALIVE } from '@/routing/KeepAliveOutlet';
import { HeadingFocus, LoadedPage, Loading } from '@/routing/LoadedPage';
import { OnlyWithoutSession, RequireRight, RequireSession, Start } from '@/routing/guards';
import { PRIVATE } from '@/routing/routes';
import type { FeatureRoute, PublicRoute } from '@/routing/routes';
import { Page } from '@/ui/Page';
import { lazyPage } from '@/ui/lazyLoading';
import { useOpenStateExport } from '@/ui/stateContexts';
import { NotPermittedPage } from './NotPermittedPage';
import { ReportButton } from './ReportButton';
import { featureRoutes, homeOf } from './featureRoutes';
import { publicPages } from './publicPages';
import { fetchOwnPassword, fetchShell } from './shell/fetchShell';
import { noteError } from './watchErrors';

type Router = ReturnType<typeof createBrowserRouter>;

/** Returns the router of the whole app, made from the lists of routes; at the page's own address unless made otherwise. */
export function makeRouter(make: (routes: RouteObject[]) => Router = (routes) => createBrowserRouter(routes)): Router {
  const Shell = lazyPage(fetchShell);
  const OwnPassword = lazyPage(fetchOwnPassword);
  return make([
    {
      errorElement: <Standalone page={<FailedPage />} />,
      children: [
        { path: '/', element: <Start homeOf={homeOf} /> },
        ...publicPages.map(publicRouteOf),
        {
          path: PRIVATE,
          element: (
            <RequireSession ownPassword={<LoadedPage Page={OwnPassword} />}>
              <Suspense fallback={<Loading />}>
                <Shell />
              </Suspense>
            </RequireSession>
          ),
          children: [
            { index: true, element: <Start homeOf={homeOf} /> },
            ...featureRoutes.flatMap(routesOf),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
        { path: '*', element: <Standalone page={<NotFoundPage />} /> },
      ],
    },
  ]);
}

function routesOf(route: FeatureRoute): RouteObject[] {
  const Page = lazyPage(route.page);
  return [route.path, ...(route.aliases ?? [])].map((path) => ({
    path,
    ...(route.keepAlive ? { handle: KEEP_ALIVE } : {}),
    // A key for each route, so that no state of the last page lives on.
    element: (
      <RequireRight key={route.path} right={route.right} fallback={<NotPermittedPage right={route.right} />}>
        <LoadedPage Page={Page} />
      </RequireRight>
    ),
    errorElement: <FailedPage />,
  }));
}

function publicRouteOf({ path, onlyWithoutSession, page }: PublicRoute): RouteObject {
  const Page = lazyPage(page);
  // A key of its own, so that the focus moves to the heading when one public page leads to another.
  const loaded = <LoadedPage key={path} Page={Page} />;
  if (!onlyWithoutSession) return { path, element: loaded };
  return {
    path,
    element: (
      <OnlyWithoutSession key={path} homeOf={homeOf}>
        {loaded}
      </OnlyWithoutSession>
    ),
  };
}

/** A page outside the shell. */
function Standalone({ page }: { page: ReactNode }) {
  return (
    <Box component="main" id="content" sx={{ minHeight: '100vh' }}>
      {page}
    </Box>
  );
}

/** For addresses that lead nowhere. */
function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.notFound.title')}>
      <Typography sx={{ mb: 3, maxWidth: '65ch' }}>{t('shell.notFound.text')}</Typography>
      <HomeLink />
      <ReportButton />
      <HeadingFocus />
    </Page>
  );
}

/** Takes the place of a page that threw, or whose code could not be fetched. */
function FailedPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const text = isNotFetched(error) ? t('shell.failed.notFetched') : t('shell.failed.text');
  useEffect(() => noteError(error), [error]);
  return (
    <Page
      title={t('shell.failed.title')}
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('shell.failed.reload')}
        </Button>
      }
    >
      <Typography role="alert" sx={{ mb: 3, maxWidth: '65ch' }}>
        {text}
      </Typography>
      <HomeLink />
      <ReportButton />
      <ExportStateButton />
    </Page>
  );
}

/** The name webpack gives to the error of a chunk that did not come. */
const isNotFetched = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Lets somebody take along the state in which a page stopped working. */
function ExportStateButton() {
  const { t } = useTranslation();
  const exportState = useOpenStateExport();
  return exportState && <Button onClick={exportState}>{t('shell.state.export')}</Button>;
}

/** The way out of a page that shows nothing. */
function HomeLink() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/" variant="contained">
      {t('shell.home')}
    </Button>
  );
}
