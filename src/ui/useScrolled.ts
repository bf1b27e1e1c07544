import { type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { regionLeft, regionScrolled, type ScrollPosition, selectScrolled, type WithShell } from './shellSlice';
import { RenderModeContext } from './stateContexts';
import { untilInput } from './untilInput';

/** Milliseconds after the last movement until the store knows of it. */
const REPORTED_AFTER = 250;

/** Something that scrolls; should stay the same object. */
export interface Scroller {
  /** Calls back with each movement. Returns how to stop that. */
  onScroll: (moved: (position: ScrollPosition) => void) => () => void;
  /** Calls back when there may be room to scroll that was not there before. */
  onRoom: (grown: () => void) => () => void;
  scrollTo: (position: ScrollPosition) => void;
}

const start: ScrollPosition = { top: 0, left: 0 };
const isSame = (one: ScrollPosition, other: ScrollPosition) => one.top === other.top && one.left === other.left;

/** Keeps in the store how far a region is scrolled, known once it rests; an opened state is scrolled as it was. */
export function useScrollInStore(region: string, { onScroll, onRoom, scrollTo }: Scroller): void {
  const store = useStore<WithShell>();
  const renderMode = useContext(RenderModeContext);
  const recorded = useSelector((state: WithShell) =>
    renderMode === 'replay' ? (selectScrolled(state, region) ?? start) : undefined,
  );
  useEffect(() => {
    if (!recorded) return undefined;
    scrollTo(recorded);
    return onRoom(() => scrollTo(recorded));
  }, [recorded, onRoom, scrollTo]);

  // Of the last visit of a page that is kept alive.
  const last = useRef(start);
  useEffect(() => {
    if (renderMode === 'replay') return undefined;
    const known = () => selectScrolled(store.getState(), region) ?? start;
    const isBack = !isSame(last.current, start);
    if (isBack) store.dispatch(regionScrolled({ region, ...last.current }));
    const first = known();
    last.current = first;
    const isRestored = isBack || (renderMode === 'live' && !isSame(first, start));
    // A page that is still being drawn has no room for it yet; who does something meanwhile is left alone.
    const stopRestoring = isRestored ? untilInput(onRoom(() => scrollTo(first))) : undefined;
    if (isRestored) scrollTo(first);
    let clock: ReturnType<typeof setTimeout> | undefined;
    const stop = onScroll((position) => {
      last.current = position;
      if (isSame(position, first)) stopRestoring?.();
      clearTimeout(clock);
      clock = setTimeout(() => {
        if (!isSame(position, known())) store.dispatch(regionScrolled({ region, ...position }));
      }, REPORTED_AFTER);
    });
    return () => {
      clearTimeout(clock);
      stop();
      stopRestoring?.();
      if (selectScrolled(store.getState(), region)) store.dispatch(regionLeft({ region }));
    };
  }, [renderMode, store, region, onScroll, onRoom, scrollTo]);
}

/** Returns the nearest element around this one that scrolls; the page itself has none. */
function scrollerAround(element: HTMLElement): HTMLElement | null {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return null;
}

/** Returns a ref for the main region; how far the page around it is scrolled is in the store. */
export function usePageScroll(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const scroller = useMemo((): Scroller => {
    const target = () => (main.current && scrollerAround(main.current)) ?? main.current?.ownerDocument.scrollingElement;
    return {
      onScroll: (moved) => {
        const element = target();
        const isPage = element === main.current?.ownerDocument.scrollingElement;
        const source = isPage ? main.current?.ownerDocument : element;
        const report = () =>
          element && moved({ top: Math.round(element.scrollTop), left: Math.round(element.scrollLeft) });
        source?.addEventListener('scroll', report, { passive: true });
        return () => source?.removeEventListener('scroll', report);
      },
      onRoom: (grown) => {
        if (!main.current || !('ResizeObserver' in window)) return () => undefined;
        const observer = new ResizeObserver(grown);
        observer.observe(main.current);
        return () => observer.disconnect();
      },
      scrollTo: ({ top, left }) => {
        const element = target();
        if (!element) return;
        element.scrollTop = top;
        element.scrollLeft = left;
      },
    };
  }, []);
  useScrollInStore('page', scroller);
  return main;
}
