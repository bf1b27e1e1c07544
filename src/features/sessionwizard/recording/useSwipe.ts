import { useRef, type PointerEvent } from 'react';

const FARTHEST_TREMBLE_PX = 60;

/** Returns what makes an area notice a swipe to the side: to the left calls back with 1, to the right with -1. */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
      start.current = { id, x, y };
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) > FARTHEST_TREMBLE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
