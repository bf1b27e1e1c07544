import type { GridApi } from '@mui/x-data-grid';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
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

/** Scrolls the grid to its top when the key changes, with which other rows are shown. */
export function useScrollToTop(apiRef: RefObject<GridApi | null>, listKey: string): void {
  const visibleList = useRef(listKey);
  useEffect(() => {
    if (visibleList.current === listKey) return;
    visibleList.current = listKey;
    apiRef.current?.scroll({ top: 0 });
  }, [apiRef, listKey]);
}

/** Scrolls the grid to the row with this id when it comes; null: there is none. */
export function useScrollToRow(apiRef: RefObject<GridApi | null>, id: string | null): void {
  useEffect(() => {
    const index = id === null ? undefined : apiRef.current?.getRowIndexRelativeToVisibleRows(id);
    if (index !== undefined && index >= 0) apiRef.current?.scrollToIndexes({ rowIndex: index });
  }, [apiRef, id]);
}

const nothing = () => undefined;
