import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a control, which takes the focus when what it began is over. */
export function useFocusAfter<Control extends HTMLElement>(isGoingOn: boolean): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const wasGoingOn = useRef(isGoingOn);
  useEffect(() => {
    if (wasGoingOn.current && !isGoingOn) control.current?.focus();
    wasGoingOn.current = isGoingOn;
  }, [isGoingOn]);
  return control;
}
