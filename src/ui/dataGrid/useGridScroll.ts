import type { GridApi } from '@mui/x-data-grid';
import { type RefObject, useMemo } from 'react';
import { type Scroller, useScrollInStore } from '../useScrolled';

/** Keeps in the store how far the rows of a grid are scrolled. */
export function useGridScroll(apiRef: RefObject<GridApi | null>, grid: string): void {
  const scroller = useMemo(
    (): Scroller => ({
      onScroll: (moved) =>
        apiRef.current?.subscribeEvent('scrollPositionChange', ({ top, left }) =>
          moved({ top: Math.round(top), left: Math.round(left) }),
        ) ?? nothing,
      onRoom: (grown) => apiRef.current?.subscribeEvent('virtualScrollerContentSizeChange', grown) ?? nothing,
      scrollTo: (position) => apiRef.current?.scroll(position),
    }),
    [apiRef],
  );
  useScrollInStore(`grid/${grid}`, scroller);
}

const nothing = () => undefined;
