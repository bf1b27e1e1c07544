import Alert, { type AlertColor } from '@mui/material/Alert';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { isFocusFree } from './focus';

export interface NoticeProps {
  severity?: AlertColor;
  action?: ReactNode;
  /**
   * Takes the focus when it appears, for what must not be missed; in a form not from another one. A function is asked then, and
   * should stay the same.
   */
  takesFocus?: boolean | (() => boolean);
  children: ReactNode;
}

/** Where both have no room beside each other, the actions stand below the text, which stays beside its icon. */
export const actionsBelow = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 0', minWidth: 'min(14rem, calc(100% - 34px))' },
} as const;

/** A message that stands in the page; errors are read out at once, others when the reader pauses. */
export function Notice({ severity = 'info', action, takesFocus = false, children }: NoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isWanted = typeof takesFocus === 'function' ? takesFocus() : takesFocus;
    const form = element.current?.closest('form');
    if (isWanted && (!form || isFocusFree(form))) element.current?.focus();
  }, [takesFocus]);
  return (
    <Alert
      ref={element}
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      action={action}
      sx={actionsBelow}
      {...(takesFocus ? { tabIndex: -1 } : {})}
    >
      {children}
    </Alert>
  );
}
