import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { createBrowserRouter, Link, Navigate, type RouteObject, useLocation, useRouteError } from 'react-router-dom';
import { HeadingFocus, LoadedPage, Loading } from '@/routing/LoadedPage';
import { type FeatureRoute, LOGIN, type PublicRoute } from '@/routing/routes';
import { selectSession, useMay } from '@/session/sessionSlice';
import { Page } from '@/ui/Page';
import { lazyPage } from '@/ui/lazyLoading';
import { useStateExport } from '@/ui/stateContexts';
import type { Right } from '@contract/rights';
import { NotPermittedPage } from './NotPermittedPage';
import { ReportButton } from './ReportButton';
import { requestedPage, featureRoutes, homeOf } from './featureRoutes';
import { publicPages } from './publicPages';
import { fetchShell } from './shell/fetchShell';
import { noteError } from './watchErrors';

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
    // Each card is a page of its own, so that nothing of the last one lives on.
    element: <GuardedPage key={route.path} right={route.right} Page={Page} />,
    errorElement: <FailedPage />,
  }));
}

function publicRouteOf({ path, onlyWithoutSession, page }: PublicRoute): RouteObject {
  const Page = lazyPage(page);
  // A key of its own, so that the focus moves to the heading when one public page leads to another.
  const loaded = <LoadedPage key={path} Page={Page} />;
  return { path, element: onlyWithoutSession ? <OnlyWithoutSession key={path}>{loaded}</OnlyWithoutSession> : loaded };
}

/** The page of a card, or for those without its right a page that says so; its code is then not even fetched. */
function GuardedPage({ right, Page }: { right: Right; Page: ComponentType }) {
  return useMay(right) ? <LoadedPage Page={Page} /> : <NotPermittedPage right={right} />;
}

/** Sends whoever is not signed in to the login, which leads back to the page that was asked for. */
function RequireSession({ children }: { children: ReactNode }) {
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  // Whoever signs out here leaves nothing for the next person to return to.
  const [wasSignedIn] = useState(session !== null);
  if (session) return children;
  return <Navigate to={LOGIN} replace state={wasSignedIn ? null : { asked: pathname + search + hash }} />;
}

/** Sends whoever is signed in on to the page that was asked for, or home. */
function OnlyWithoutSession({ children }: { children: ReactNode }) {
  const session = useSelector(selectSession);
  const state: unknown = useLocation().state;
  return session ? <Navigate to={requestedPage(state) ?? homeOf(session)} replace /> : children;
}

/** The address without a page of its own: home, or the login. */
function Start() {
  const session = useSelector(selectSession);
  return <Navigate to={session ? homeOf(session) : LOGIN} replace />;
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
  const exportState = useStateExport();
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
