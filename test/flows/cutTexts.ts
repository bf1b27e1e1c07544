import type { Page } from 'playwright-core';

/**
 * Returns the texts that are not shown whole: those that reach out of the window or of a box that clips what is in it,
 * descenders included, and boxes that hold more than they show.
 */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutTexts);

function findCutTexts(): string[] {
  const TOLERANCE = 1.5;
  const window_ = new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  const isOutside = (inner: DOMRect, outer: DOMRect) =>
    inner.left < outer.left - TOLERANCE ||
    inner.top < outer.top - TOLERANCE ||
    inner.right > outer.right + TOLERANCE ||
    inner.bottom > outer.bottom + TOLERANCE;
  const root = document.querySelector('[role=dialog]') ?? document.querySelector('main');
  if (!root) return ['nothing is shown'];
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const boxes: DOMRect[] = [window_];
    let isForScreenReaders = false;
    for (let element = node.parentElement; element; element = element.parentElement) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (style.overflow !== 'visible' && element !== document.documentElement && element !== document.body) {
        if (box.width <= 1) isForScreenReaders = true;
        boxes.push(box);
      }
    }
    // A cell or box that lets its text stick out over what is beside it.
    const nearest = node.parentElement?.closest('td, th, li, h1, h2, p, header > *');
    if (nearest) boxes.push(nearest.getBoundingClientRect());
    if (isForScreenReaders) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 0 && boxes.some((box) => isOutside(rect, box))) found.push(node.textContent ?? '');
    }
  }
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (element.clientWidth <= 1) continue;
    const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + TOLERANCE;
    const isHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + TOLERANCE;
    if (isWide || isHigh) found.push(`box of ${element.textContent.slice(0, 40)}`);
  }
  return found;
}
