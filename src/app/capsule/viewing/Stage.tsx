import Box from '@mui/material/Box';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { Notifications } from '@/ui/Notifications';
import { ScreensOfContext } from '@/ui/stateContexts';
import type { Screens } from './screens';

/** The app's own screens, in a window of their own that holds their dialogs too; they can be scrolled, nothing else. */
export function Stage({ screens }: { screens: Screens }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [dialogs, setDialogs] = useState<HTMLElement | null>(null);
  const { key, router } = useSyncExternalStore(screens.subscribe, screens.life);
  const within = useMemo(() => themeWithin(dialogs), [dialogs]);
  useEffect(() => {
    const scroll = (event: WheelEvent) => scrollUnder(event);
    const { current } = frame;
    current?.addEventListener('wheel', scroll, { passive: false });
    return () => current?.removeEventListener('wheel', scroll);
  }, []);
  return (
    // Moved by nothing: whatever has a fixed place on the page then has it in here.
    <Box
      ref={frame}
      sx={{ flex: 1, minHeight: 0, position: 'relative', overflow: 'hidden', transform: 'translateZ(0)' }}
    >
      <Box
        role="region"
        aria-label={t('capsuleViewer.screen')}
        tabIndex={0}
        sx={{ height: '100%', overflow: 'auto', '&:focus-visible': { outlineOffset: -3 } }}
      >
        <Box inert>
          {dialogs && (
            <ThemeProvider theme={within}>
              <ScreensOfContext value="replay">
                <Provider store={screens.store}>
                  <Notifications key={key}>
                    <RouterProvider router={router} />
                  </Notifications>
                </Provider>
              </ScreensOfContext>
            </ThemeProvider>
          )}
        </Box>
      </Box>
      <div ref={setDialogs} inert />
    </Box>
  );
}

/** Dialogs and menus open in this place, and leave the focus and the scrolling of the page alone. */
function themeWithin(container: HTMLElement | null): (outer: Theme) => Theme {
  const quiet = {
    disableAutoFocus: true,
    disableEnforceFocus: true,
    disableRestoreFocus: true,
    disableScrollLock: true,
  };
  return (outer) => ({
    ...outer,
    components: {
      ...outer.components,
      MuiModal: { defaultProps: { container, ...quiet } },
      MuiPopover: { defaultProps: { container } },
      MuiPopper: { defaultProps: { container } },
    },
  });
}

/**
 * Scrolls what lies under the pointer inside an element that is closed to it. The browser itself only scrolls what is
 * around such an element, which it still does where nothing inside can be scrolled.
 */
function scrollUnder(event: WheelEvent): void {
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
