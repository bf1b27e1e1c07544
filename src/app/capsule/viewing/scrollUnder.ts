/**
 * Scrolls what lies under the pointer inside an element that is closed to it. The browser itself only scrolls what is
 * around such an element, which it still does where nothing inside can be scrolled.
 */
export function scrollUnder(event: WheelEvent): void {
  const { currentTarget, deltaX, deltaY } = event;
  if (!(currentTarget instanceof HTMLElement)) return;
  const [innermost] = [...currentTarget.querySelectorAll<HTMLElement>('[inert] *')]
    .reverse()
    .filter((element) => isUnder(element, event) && canScroll(element, event));
  if (!innermost) return;
  event.preventDefault();
  innermost.scrollBy(deltaX, deltaY);
}

function canScroll(element: HTMLElement, { deltaX, deltaY }: WheelEvent): boolean {
  const { scrollHeight, clientHeight, scrollTop, scrollWidth, clientWidth, scrollLeft } = element;
  const isMovable = (delta: number, at: number, most: number) => (delta < 0 ? at > 0 : delta > 0 && at < most - 1);
  const [down, across] = [
    isMovable(deltaY, scrollTop, scrollHeight - clientHeight),
    isMovable(deltaX, scrollLeft, scrollWidth - clientWidth),
  ];
  if (!down && !across) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return (down && /auto|scroll/.test(overflowY)) || (across && /auto|scroll/.test(overflowX));
}

function isUnder(element: HTMLElement, { clientX, clientY }: WheelEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
