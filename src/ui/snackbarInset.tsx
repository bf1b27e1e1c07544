import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, type RefObject } from 'react';
import { followHeight, forgetHeight, SELECTION_BAR_HEIGHT } from './heightProperty';

/** The class of the element that holds the short messages. */
export const NOTICES = 'notices';

/** How high the short messages are, while one is shown. */
const NOTICES_HEIGHT = '--notices-height';

const openOver = 'body:has(> .MuiDialog-root, > .MuiDrawer-root:not(.MuiModal-hidden))';

/**
 * The short messages stand above the bar below the rows of a grid. Over a dialog they stand at the top, and it ends below
 * them. So they cover none of its controls.
 */
export function SnackbarInset() {
  return (
    <GlobalStyles
      styles={{
        [`.${NOTICES}`]: { marginBottom: `var(${SELECTION_BAR_HEIGHT}, 0px)` },
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
        'body .MuiDialog-root': { top: `var(${NOTICES_HEIGHT}, 0px)` },
        'body .MuiDrawer-root > .MuiDrawer-paper': {
          top: `var(${NOTICES_HEIGHT}, 0px)`,
          height: `calc(100% - var(${NOTICES_HEIGHT}, 0px))`,
        },
      }}
    />
  );
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
