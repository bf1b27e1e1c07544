import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, type RefObject } from 'react';
import { followHeight, forgetHeight, NOTICES_HEIGHT } from './heightProperty';

/** The class of the element that holds the short messages. */
export const NOTICES = 'notices';

/** The class of a page whose screen shows the messages itself. */
const HIDES_NOTICES = 'hides-notices';

const openOver = 'body:has(> .MuiDialog-root, > .MuiDrawer-root:not(.MuiModal-hidden))';

/**
 * The short messages have a strip of their own below the page, which ends above it. Over a dialog the strip is at the top, and the
 * dialog ends below it. So they cover no control.
 */
export function SnackbarInset() {
  return (
    <GlobalStyles
      styles={{
        // Wins over the library's own position.
        [`body .${NOTICES}`]: {
          inset: 'auto 0 0',
          maxWidth: '100%',
          alignItems: 'flex-end',
          paddingInline: '16px',
          transition: 'none',
          backgroundColor: 'var(--mui-palette-background-default)',
        },
        html: { scrollPaddingBottom: `var(${NOTICES_HEIGHT}, 0px)` },
        body: { paddingBottom: `var(${NOTICES_HEIGHT}, 0px)` },
        [`${openOver} .${NOTICES}`]: {
          inset: '0 0 auto',
          maxHeight: '40dvh',
          overflowY: 'auto',
        },
        // They are still read out.
        [`body.${HIDES_NOTICES} .${NOTICES}`]: { clipPath: 'inset(50%)', pointerEvents: 'none' },
        [`body.${HIDES_NOTICES}`]: { [NOTICES_HEIGHT]: '0px' },
        'body .MuiDialog-root': { top: `var(${NOTICES_HEIGHT}, 0px)` },
        'body .MuiDrawer-root > .MuiDrawer-paper': {
          top: `var(${NOTICES_HEIGHT}, 0px)`,
          height: `calc(100% - var(${NOTICES_HEIGHT}, 0px))`,
        },
      }}
    />
  );
}

/** Hides the short messages but for screen readers while the screen is open, which shows the latest one itself. */
export function useHiddenNotices(): void {
  useEffect(() => {
    document.body.classList.add(HIDES_NOTICES);
    return () => document.body.classList.remove(HIDES_NOTICES);
  }, []);
}

/** Tells the styles how high the short messages are, as long as this one is shown. */
export function useSnackbarHeight(message: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const notices = message.current?.closest(`.${NOTICES}`);
    if (!notices) return undefined;
    const end = followHeight(notices, NOTICES_HEIGHT);
    return () => {
      end();
      if (notices.querySelectorAll('[role]').length === 0) forgetHeight(notices, NOTICES_HEIGHT);
    };
  }, [message]);
}
