import { createContext, useContext, type MouseEvent } from 'react';
import { makeTapGuard } from './tapGuard';

/** One guard for all buttons of the recording. */
export const TapGuard = createContext(makeTapGuard());

/**
 * Returns what makes a button have one effect per tap, under its name: a finger that trembles does not press it twice.
 * The focus stays where it is, because the button may vanish with what it does.
 */
export function useTap() {
  const guard = useContext(TapGuard);
  return (name: string, act: () => void) => ({
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (guard(name, event.timeStamp)) act();
    },
  });
}
