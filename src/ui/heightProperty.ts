/**
 * Has the styles of the page know by this custom property how high the element is, from now on; returns what ends it. The
 * property stays.
 */
export function followHeight(element: Element, property: string): () => void {
  // jsdom has no layout to observe.
  if (!('ResizeObserver' in window)) return () => undefined;
  const measure = () => {
    const { height } = element.getBoundingClientRect();
    document.documentElement.style.setProperty(property, `${Math.ceil(height)}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => observer.disconnect();
}

/** Has the styles of the page no longer know of a height. */
export const forgetHeight = (property: string): void => void document.documentElement.style.removeProperty(property);
