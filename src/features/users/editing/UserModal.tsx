import { useDeferredValue, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Member } from '../../../../contract/member';
import { readEntityDraft } from '../../../editing/entityDraft';
import type { DialogOf } from '../../../modal/dialog';
import { dialogOpenedToEdit, dialogShown } from '../../../modal/modalSlice';
import { useDialog } from '../../../modal/useDialog';
import { useSession } from '../../../session/useSession';
import { UserDialog } from './UserDialog';
import { emptyUser, unstored, type UserValues } from './userForm';

/** Creates a user, or edits one of these members; what was typed and not saved before a reload is offered again. */
export function UserModal({ members }: { members: readonly Member[] }) {
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

const draftOf = (userId: string) =>
  readEntityDraft<Member | null, UserValues>(userId, 'user', emptyUser('', ''), unstored);
