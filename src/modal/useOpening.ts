import { useState } from 'react';

interface Opening<Seen> {
  dialog: object;
  /** Another one for each opening, so that the form begins anew. */
  key: number;
  seen: Seen;
}

/**
 * Returns what a dialog was opened with: it stays as it was seen then, whatever is read or changed meanwhile. Null while no
 * dialog is open, or what it is about is undefined.
 */
export function useOpening<Seen>(dialog: object | null, seen: Seen | undefined): Opening<Seen> | null {
  const [opening, setOpening] = useState<Opening<Seen> | null>(null);
  if (dialog === null) return null;
  if (opening?.dialog === dialog) return opening;
  if (seen === undefined) return null;
  const opened = { dialog, key: (opening?.key ?? 0) + 1, seen };
  setOpening(opened);
  return opened;
}
