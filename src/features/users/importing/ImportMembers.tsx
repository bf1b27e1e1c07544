import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useState } from 'react';
import { useDialog } from '../../../modal/useDialog';
import { ImportSteps } from './ImportSteps';

/** Imports members from a file into this club; when it is null, the club is asked for first. */
export function ImportMembers({ golfclubId }: { golfclubId: string | null }) {
  const { isOpen, hide } = useDialog('importMembers');
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();

  // Whoever leaves the page by the browser's Back has closed the dialog too.
  useEffect(() => hide, [hide]);

  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : hide}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="lg"
      fullScreen={isPhone}
    >
      <ImportSteps titleId={titleId} golfclubId={golfclubId} onBusy={setBusy} onClose={hide} />
    </Dialog>
  );
}
