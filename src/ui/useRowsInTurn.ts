import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';

/** Rows that are drawn before all others: more than a window shows, fewer than would keep it waiting. */
const AT_ONCE = 12;
const none: readonly never[] = [];

/**
 * Returns the rows to draw now, and the elements that hold them and stand in for the others: the first rows and those that
 * are drawn already come at once, the others right after they can be seen. The place of what is still to come is kept, so
 * that nothing moves.
 */
export function useRowsInTurn<Row>(rows: readonly Row[], rowId: (row: Row) => string) {
  const body = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const rowHeight = useRef(0);
  const before = useDeferredValue(rows, none);
  const known = new Set(before.map(rowId));
  const drawn = before === rows ? rows : rows.filter((row, index) => index < AT_ONCE || known.has(rowId(row)));
  const missing = rows.length - drawn.length;

  useLayoutEffect(() => {
    if (rest.current) rest.current.style.height = `${missing * rowHeight.current}px`;
  }, [missing]);
  useEffect(() => {
    if (missing > 0 || rows.length === 0) return undefined;
    // In the frame that shows them: asked before, the browser would have to lay them out once more.
    const frame = requestAnimationFrame(() => {
      if (body.current) rowHeight.current = body.current.offsetHeight / rows.length;
    });
    return () => cancelAnimationFrame(frame);
  }, [missing, rows]);

  return { drawn, body, rest };
}
