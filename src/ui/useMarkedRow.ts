import { type RefObject, useEffect, useRef } from 'react';

/** Marks an element with `data-marked` by an outline, which comes and goes softly. */
export const markedSx = {
  outline: '3px solid transparent',
  transition: 'outline-color 250ms',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '&[data-marked]': { outlineColor: 'var(--mui-palette-primary-main)' },
} as const;

/** Returns the ref of an element that is brought into view once it is marked. */
export function useMarkedRow<Row extends Element>(isMarked: boolean): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    if (isMarked) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return ref;
}
