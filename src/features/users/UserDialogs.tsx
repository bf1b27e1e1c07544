import Dialog from '@mui/material/Dialog';
import { memo, useId, useState } from 'react';
import { useFilters } from '@/filters/useFilters';
import { useDialogHere } from '@/modal/useDialog';
import { useIsPhone } from '@/ui/useIsPhone';
import type { Member } from '@contract/member';
import { ApprovalCodeDialog } from './ApprovalCodeDialog';
import { AccessLinkDialog } from './access/AccessLinkDialog';
import { DeleteUserDialog } from './DeleteUserDialog';
import { UserModal } from './editing/UserModal';
import { ImportSteps } from './importing/ImportSteps';

interface UserDialogsProps {
  members: readonly Member[];
  /** Whose members are imported; null: the club is asked for. */
  golfclubId: string | null;
}

/** Everything that opens over the list of users. */
export default memo(function UserDialogs({ members, golfclubId }: UserDialogsProps) {
  const [{ edit }, change] = useFilters('users');
  const editing = { edited: edit, onEdited: (username: string | null) => change({ edit: username }) };
  return (
    <>
      <UserModal members={members} {...editing} />
      <DeleteUserDialog members={members} />
      <ApprovalCodeDialog members={members} />
      <AccessLinkDialog members={members} />
      <ImportMembers golfclubId={golfclubId} />
    </>
  );
});

/** Imports members from a file into this club; when it is null, the club is asked for first. */
function ImportMembers({ golfclubId }: { golfclubId: string | null }) {
  const { isOpen, hide } = useDialogHere('importMembers');
  const isPhone = useIsPhone();
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();

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
