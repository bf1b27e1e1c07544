import { useState } from 'react';
import type { Golfclub } from '../../../contract/golfclub';
import type { Dialog } from '../../modal/dialog';

/**
 * Returns the club that a dialog is about, as it was when the dialog was opened: what others do to it meanwhile must not
 * move what is typed or asked. `times` differs each time a dialog is opened.
 */
export function useOpenedClub(dialog: Extract<Dialog, { id: string | null }> | null, clubs: readonly Golfclub[]) {
  const [opened, setOpened] = useState<{ dialog: typeof dialog; times: number; club: Golfclub | null }>({
    dialog: null,
    times: 0,
    club: null,
  });
  if (dialog !== opened.dialog) {
    const club = clubs.find(({ id }) => id === dialog?.id) ?? null;
    setOpened({ dialog, times: opened.times + 1, club });
  }
  return opened;
}
