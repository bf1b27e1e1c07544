import { useCallback, useState } from 'react';

/** Pixels that a scrollbar takes at most. */
const SCROLLBAR = 20;

/**
 * Returns a ref for an element and its inner width in pixels, now and when it changes; null before it is drawn. Growth by
 * no more than a scrollbar is not reported: what is drawn otherwise for a width may be what takes the scrollbar away, and
 * would be drawn to and fro for ever.
 */
export function useWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number | null] {
  const [width, setWidth] = useState<number | null>(null);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const now = element.clientWidth;
      setWidth((before) => (before !== null && now > before && now <= before + SCROLLBAR ? before : now));
    };
    measure();
    // Not every browser tells of later changes.
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measured, width];
}
