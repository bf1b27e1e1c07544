import { useEffect } from 'react';

const ONE_DAY_MS = 24 * 60 * 60_000;

/**
 * Loads the page again once a day, so that a screen that is never switched off gets new versions of the app; only just
 * after something was read, when the server can be reached.
 */
export function useFreshPage(lastRead: number | undefined): void {
  useEffect(() => {
    if (lastRead !== undefined && lastRead - performance.timeOrigin > ONE_DAY_MS) window.location.reload();
  }, [lastRead]);
}
