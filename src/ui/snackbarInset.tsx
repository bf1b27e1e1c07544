import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, type RefObject } from 'react';

/** The class of the element that holds the short messages. */
export const NOTICES = 'notices';

const HEIGHT = '--notices-height';

const openOver = 'body:has(> .MuiDialog-root, > .MuiDrawer-root:not(.MuiModal-hidden))';

/** Over a dialog the short messages stand above it, and it ends below them, so that they cover none of its controls. */
export function SnackbarInset() {
  return (
    <GlobalStyles
      styles={{
        [`${openOver} .${NOTICES}`]: {
          top: 0,
          bottom: 'auto',
          left: 0,
          right: 0,
          width: '100%',
          maxWidth: '100%',
          maxHeight: '40dvh',
          overflowY: 'auto',
          transition: 'none',
        },
        // Nothing of the page is seen beside them.
        [`body:has(> .MuiDialog-root .MuiDialog-paperFullScreen) .${NOTICES}`]: {
          backgroundColor: 'var(--mui-palette-background-default)',
        },
        'body .MuiDialog-root': { top: `var(${HEIGHT}, 0px)` },
        'body .MuiDrawer-root > .MuiDrawer-paper': {
          top: `var(${HEIGHT}, 0px)`,
          height: `calc(100% - var(${HEIGHT}, 0px))`,
        },
      }}
    />
  );
}

/** Tells the styles how high the short messages are, as long as this one is shown. */
export function useSnackbarHeight(message: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const notices = message.current?.closest(`.${NOTICES}`);
    // jsdom has no layout to observe.
    if (!notices || !('ResizeObserver' in window)) return undefined;
    const tell = () => {
      const height = notices.isConnected ? notices.getBoundingClientRect().height : 0;
      document.documentElement.style.setProperty(HEIGHT, `${Math.ceil(height)}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(notices);
    tell();
    return () => {
      observer.disconnect();
      if (notices.querySelectorAll('[role]').length === 0) document.documentElement.style.removeProperty(HEIGHT);
    };
  }, [message]);
}
