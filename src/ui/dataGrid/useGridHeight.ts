import { gridClasses } from '@mui/x-data-grid';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { NOTICES_HEIGHT, SELECTION_BAR_HEIGHT } from '../heightProperty';

/** Pixels left below a grid that begins high on the page. */
const BELOW = 6;
/** Pixels of the pages below the rows, with the space above them: the window is not to scroll for them. */
const PAGER = 42;
/** Pixels above and below a grid that begins further down: the page header, and some of the page. */
const AROUND = 120;
/** Pixels: less is no use. */
const LEAST = 260;
const BORDERS = 2;
const SCROLL_BAR = 15;

/**
 * Returns the height of a grid as CSS: what its rows need, but no more than the window has room for, so that only what is
 * in view is drawn and the heading stays; and whether its columns are wider than its element.
 * @param element what holds the grid
 * @param needed pixels of the heading and all rows
 * @param leastWidth pixels of all columns at their narrowest: where there are fewer, a scroll bar takes room
 * @param hasPager whether other pages are turned to below it
 */
export function useGridHeight(
  element: RefObject<HTMLElement | null>,
  needed: number,
  { leastWidth, hasPager }: { leastWidth: number; hasPager: boolean },
) {
  const [around, setAround] = useState(AROUND);
  const [width, setWidth] = useState(Infinity);
  useLayoutEffect(() => {
    const measure = () => {
      if (!element.current) return;
      const top = Math.round(element.current.getBoundingClientRect().top + window.scrollY);
      setWidth(element.current.clientWidth);
      setAround(top < window.innerHeight / 2 ? top + BELOW + (hasPager ? PAGER : 0) : AROUND);
    };
    measure();
    window.addEventListener('resize', measure);
    // What stands above may grow; not every browser tells.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : null;
    observer?.observe(document.body);
    return () => {
      window.removeEventListener('resize', measure);
      observer?.disconnect();
    };
  }, [element, hasPager]);
  const scrollsSideways = width < leastWidth + BORDERS;
  const besides = BORDERS + (scrollsSideways ? SCROLL_BAR : 0);
  const below = `var(${SELECTION_BAR_HEIGHT}, 0px) - var(${NOTICES_HEIGHT}, 0px)`;
  const height = `min(${needed + besides}px, max(${LEAST}px, calc(100dvh - ${around}px - ${below})))`;
  return { height, scrollsSideways };
}

/**
 * Returns how many pixels all rows of a grid take where some are as high as what stands in them; null: none is, or that is
 * not known yet.
 */
export function useRowsHeight(element: RefObject<HTMLElement | null>, isOn: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const rows = element.current?.querySelector<HTMLElement>(`.${gridClasses.virtualScrollerRenderZone}`);
    if (!isOn || !rows || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setHeight(rows.offsetHeight));
    observer.observe(rows);
    return () => {
      observer.disconnect();
      setHeight(null);
    };
  }, [element, isOn]);
  return height;
}
