import { type RefObject, useEffect, useRef } from 'react';

/** Returns whether the component is on the screen still, for what comes of a call that may end after it was left. */
export function useIsOnScreen(): RefObject<boolean> {
  const isOnScreen = useRef(false);
  useEffect(() => {
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
    };
  }, []);
  return isOnScreen;
}
