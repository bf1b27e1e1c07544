/** How high the bar is that stands below the rows of a data grid, while there is one. */
export const SELECTION_BAR_HEIGHT = '--selection-bar-height';

/** How high the short messages are, while one is shown. */
export const NOTICES_HEIGHT = '--notices-height';

/** The height of the window, without the short messages at its end. */
export const ABOVE_NOTICES = `calc(100vh - var(${NOTICES_HEIGHT}, 0px))`;

/**
 * Has the styles of the element's page know by this custom property how high it is, from now on; returns what ends that. The
 * property stays.
 */
export function followHeight(element: Element, property: string): () => void {
  // jsdom has no layout to observe.
  if (!('ResizeObserver' in window)) return () => undefined;
  const measure = () => {
    const { height } = element.getBoundingClientRect();
    element.ownerDocument.documentElement.style.setProperty(property, `${Math.ceil(height)}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => observer.disconnect();
}

/** Has the styles of the element's page no longer know of a height. */
export function forgetHeight(element: Element, property: string): void {
  element.ownerDocument.documentElement.style.removeProperty(property);
}
