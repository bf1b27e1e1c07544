import { useEffect } from 'react';
import type { Golfclub } from '../../../contract/golfclub';
import { useDialog } from '../../modal/useDialog';
import { GolfclubForm } from './GolfclubForm';
import { useOpenedClub } from './useOpenedClub';

/** Opens on SHOW with an empty form and on EDIT with the club's; each time it is opened it begins anew. */
export function GolfclubModal({ clubs }: { clubs: readonly Golfclub[] }) {
  const { isOpen, dialog, hide } = useDialog('golfclub');
  const opened = useOpenedClub(dialog, clubs);

  // Whoever leaves the page has closed the dialog too.
  useEffect(() => hide, [hide]);

  if (opened.dialog === null || (opened.dialog.id !== null && opened.club === null)) return null;
  return <GolfclubForm key={opened.times} open={isOpen} club={opened.club} onClose={hide} />;
}
