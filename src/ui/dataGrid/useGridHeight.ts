import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels left below a grid that begins high on the page. */
const BELOW = 6;
/** Pixels above and below a grid that begins further down: the page header, and some of the page. */
const AROUND = 120;
/** Pixels: less is no use. */
const LEAST = 260;
/** Room for the scroll bar at the bottom, and the borders. */
const BESIDES_ROWS = 16;

/**
 * Returns the height of a grid as CSS: what its rows need, but no more than the window has room for, so that only what is
 * in view is drawn and the heading stays.
 * @param place what holds the grid
 * @param needed pixels of the heading and all rows
 */
export function useGridHeight(place: RefObject<HTMLElement | null>, needed: number): string {
  const [around, setAround] = useState(AROUND);
  useLayoutEffect(() => {
    const measure = () => {
      if (!place.current) return;
      const top = Math.round(place.current.getBoundingClientRect().top + window.scrollY);
      setAround(top < window.innerHeight / 2 ? top + BELOW : AROUND);
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
  }, [place]);
  return `min(${needed + BESIDES_ROWS}px, max(${LEAST}px, calc(100dvh - ${around}px)))`;
}
