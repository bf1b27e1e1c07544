import { createContext, useContext, useRef, type MouseEvent, type PointerEvent } from 'react';

/** A phone that lies on its side: little height, so the controls stand beside the players. */
export const LANDSCAPE_PHONE = '@media (orientation: landscape) and (max-height: 500px)';

/** A trembling finger taps again within this time; nobody hits a ball so fast. */
const TREMBLE_MS = 300;
const SHORTEST_SWIPE_PX = 60;
const VIBRATION_MS = 15;

/** Returns whether a tap counts, by its button and the time of its event. */
type TapGuard = (button: string, atMs: number) => boolean;

/** Returns a guard that ignores a second tap on the same button within 300 ms. */
export function makeTapGuard(): TapGuard {
  let last: { button: string; atMs: number } | null = null;
  return (button, atMs) => {
    const isTremble = last?.button === button && atMs - last.atMs < TREMBLE_MS;
    if (!isTremble) last = { button, atMs };
    return !isTremble;
  };
}

/** One guard for all buttons of the full screen; null outside of it. */
export const TapGuardContext = createContext<TapGuard | null>(null);

/** Two taps in a row do not zoom the page. */
const style = { touchAction: 'manipulation' } as const;

/**
 * Returns the handlers of a button, by its name, and the style with which it is tapped. On the full screen a double tap counts
 * once, and the focus stays where it is, because the button may vanish with what it does.
 */
export function useTap() {
  const guard = useContext(TapGuardContext);
  return (name: string, onTap: () => void) =>
    guard === null
      ? { style, onClick: onTap }
      : {
          style,
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
          onClick: (event: MouseEvent) => {
            if (guard(name, event.timeStamp)) onTap();
          },
        };
}

/** Returns the handlers of an area that is swiped: to the left calls back with 1, to the right with -1. */
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
      if (Math.abs(x) > SHORTEST_SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

/** Vibrates shortly, where the device can and less motion is not preferred. */
export function vibrateShortly(): void {
  const device = navigator as { vibrate?: (milliseconds: number) => boolean };
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  device.vibrate?.(VIBRATION_MS);
}
