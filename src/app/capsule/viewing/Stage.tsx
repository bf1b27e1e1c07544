import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { Notifications } from '../../../ui/Notifications';
import type { Screens } from './screens';
import { scrollUnder } from './scrollUnder';

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
              <Provider store={screens.store}>
                <Notifications>
                  <RouterProvider key={key} router={router} />
                </Notifications>
              </Provider>
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
