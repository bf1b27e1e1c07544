import type { Store } from '@reduxjs/toolkit';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { Suspense, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { focusPageHeading, isFocusInPage } from '@/ui/focus';

/**
 * A page whose code is fetched when it is opened; once it is there, the focus moves to its heading, unless it is in the page
 * already.
 */
export function LoadedPage({ Page }: { Page: ComponentType }) {
  return (
    <Suspense fallback={<Loading />}>
      <Page />
      <HeadingFocus />
    </Suspense>
  );
}

/** Those of visits in which the first page was left. */
const visited = new WeakSet<Store>();

/** Tells screen readers that another page is open. A visit begins with the focus where the browser put it. */
export function HeadingFocus() {
  const store = useStore();
  const { key } = useLocation();
  useEffect(() => {
    // Back leads to the first page under the same key.
    const isFirst = key === 'default' && !visited.has(store);
    if (key !== 'default') visited.add(store);
    // What the page itself has focused comes before its heading.
    if (!isFirst && !isFocusInPage()) focusPageHeading();
    // Once per visit: a changed filter or search in its address must not take the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

/** Stands in for code that is on its way. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={{ display: 'flex', justifyContent: 'center', p: 8 }}>
      <CircularProgress aria-label={t('shell.loading')} />
    </Box>
  );
}
