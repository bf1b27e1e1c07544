import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useDeferredValue, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useDeleteMemberMutation } from '@/api/memberChanges';
import { readEntityDraft } from '@/editing/entityDraft';
import { RemovalDialog } from '@/modal/RemovalDialog';
import type { DialogOf } from '@/modal/dialog';
import { dialogOpenedToEdit, dialogShown } from '@/modal/modalSlice';
import { useDialog } from '@/modal/useDialog';
import { useSession } from '@/session/sessionSlice';
import type { Member } from '@contract/member';
import { ApprovalCodeDialog } from './ApprovalCodeDialog';
import { AccessLinkDialog } from './access/AccessLinkDialog';
import { UserDialog } from './editing/UserDialog';
import { emptyUser, unstored, type UserValues } from './editing/userForm';
import { ImportSteps } from './importing/ImportSteps';

interface UserDialogsProps {
  members: readonly Member[];
  /** Whose members are imported; null: the club is asked for. */
  golfclubId: string | null;
}

const draftOf = (userId: string) =>
  readEntityDraft<Member | null, UserValues>(userId, 'user', emptyUser('', ''), unstored);

/** Everything that opens over the list of users. */
export default memo(function UserDialogs({ members, golfclubId }: UserDialogsProps) {
  return (
    <>
      <UserModal members={members} />
      <DeleteUserDialog members={members} />
      <ApprovalCodeDialog members={members} />
      <AccessLinkDialog members={members} />
      <ImportMembers golfclubId={golfclubId} />
    </>
  );
});

/** Asks before one of these members is deleted, and says what is erased and what stays; a refusal is explained in it. */
function DeleteUserDialog({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation();
  const [deleteMember] = useDeleteMemberMutation();
  return (
    <RemovalDialog
      kind="deleteUser"
      things={members}
      question={({ name, surname }) => t('userForm.remove.question', { name, surname })}
      consequence={() => t('userForm.remove.consequence')}
      remove={({ golfclubId, name, surname, username, email }) =>
        deleteMember({ golfclubId, member: { name, surname, username, email } })
      }
      done={({ name, surname }) => ({ textKey: 'userForm.remove.done', values: { name, surname } })}
    />
  );
}

/** Imports members from a file into this club; when it is null, the club is asked for first. */
function ImportMembers({ golfclubId }: { golfclubId: string | null }) {
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

/** Creates a user, or edits one of these members; what was typed and not saved before a reload is offered again. */
function UserModal({ members }: { members: readonly Member[] }) {
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  const { isOpen, dialog, hide } = useDialog('user');
  // The press is answered before the many fields are drawn, and whatever else is pressed meanwhile too.
  const opening = useDeferredValue(useOpening(dialog, members, userId));

  useEffect(() => {
    const draft = draftOf(userId);
    if (draft?.base) dispatch(dialogOpenedToEdit({ kind: 'user', id: draft.base.id }));
    else if (draft) dispatch(dialogShown({ kind: 'user', id: null }));
    // Whoever leaves the page by the browser's Back finds the draft on coming back.
    return hide;
  }, [dispatch, userId, hide]);

  if (!opening) return null;
  return <UserDialog key={opening.key} isOpen={isOpen} member={opening.member} onHide={hide} />;
}

interface Opening {
  dialog: DialogOf<'user'>;
  /** Another one for each opening, so that the form begins anew. */
  key: number;
  member: Member | null;
}

/**
 * Returns what the dialog was opened with, or null while there is nothing to show. The member stays as read then, or as
 * in the draft: the list may be read again meanwhile, and may not hold the member of the draft.
 */
function useOpening(dialog: DialogOf<'user'> | null, members: readonly Member[], userId: string): Opening | null {
  const [opening, setOpening] = useState<Opening | null>(null);
  if (dialog === null) return null;
  if (opening?.dialog === dialog) return opening;
  const drafted = draftOf(userId)?.base;
  const find = () => (drafted?.id === dialog.id ? drafted : members.find(({ id }) => id === dialog.id));
  const member = dialog.id === null ? null : find();
  if (member === undefined) return null;
  const opened = { dialog, key: (opening?.key ?? 0) + 1, member };
  setOpening(opened);
  return opened;
}
