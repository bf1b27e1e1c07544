import { memo } from 'react';
import type { Member } from '../../../contract/member';
import { ApprovalCodeDialog } from './ApprovalCodeDialog';
import { DeleteUserDialog } from './deleting/DeleteUserDialog';
import { UserModal } from './editing/UserModal';
import { ImportMembers } from './importing/ImportMembers';

interface UserDialogsProps {
  members: readonly Member[];
  /** Whose members are imported; null: the club is asked for. */
  golfclubId: string | null;
}

/** Everything that opens over the list of users. */
export default memo(function UserDialogs({ members, golfclubId }: UserDialogsProps) {
  return (
    <>
      <UserModal members={members} />
      <DeleteUserDialog members={members} />
      <ApprovalCodeDialog members={members} />
      <ImportMembers golfclubId={golfclubId} />
    </>
  );
});
