import { useEffect, useState } from 'react';
import type { Golfclub } from '../../../contract/golfclub';
import type { DialogOf } from '../../modal/dialog';
import { useDialog } from '../../modal/useDialog';
import { GolfclubForm } from './GolfclubForm';

/** Opens on SHOW with an empty form and on EDIT with the club's; each time it is opened it begins anew. */
export function GolfclubModal({ clubs }: { clubs: readonly Golfclub[] }) {
  const { isOpen, dialog, hide } = useDialog('golfclub');
  const opened = useOpenedClub(dialog, clubs);

  // Whoever leaves the page has closed the dialog too.
  useEffect(() => hide, [hide]);

  if (opened.dialog === null || (opened.dialog.id !== null && opened.club === null)) return null;
  return <GolfclubForm key={opened.times} open={isOpen} club={opened.club} onClose={hide} />;
}

/**
 * Returns the club that a dialog is about, as it was when the dialog was opened: what others do to it meanwhile must not
 * move what is typed. `times` differs each time a dialog is opened.
 */
function useOpenedClub(dialog: DialogOf<'golfclub'> | null, clubs: readonly Golfclub[]) {
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
