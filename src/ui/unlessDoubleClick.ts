/**
 * Returns what closes a dialog when its backdrop is clicked or Escape is pressed, but not by the second click of a double click
 * on what opened it, which hits the backdrop.
 */
export const unlessDoubleClick =
  (close: () => void) =>
  (event: object, reason: 'escapeKeyDown' | 'backdropClick'): void => {
    if (reason !== 'backdropClick' || (event as MouseEvent).detail <= 1) close();
  };
