import { useDeferredValue, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Member } from '../../../../contract/member';
import { dialogOpenedToEdit, dialogShown } from '../../../modal/modalSlice';
import { useDialog } from '../../../modal/useDialog';
import { useSession } from '../../../session/useSession';
import { userDraftOf } from './draft';
import { UserDialog } from './UserDialog';
import { useOpening } from './useOpening';

/** Creates a user, or edits one of these members; what was typed and not saved before a reload is offered again. */
export function UserModal({ members }: { members: readonly Member[] }) {
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  const { isOpen, dialog, hide } = useDialog('user');
  // The press is answered before the many fields are drawn, and whatever else is pressed meanwhile too.
  const opening = useDeferredValue(useOpening(dialog, members, userId));

  useEffect(() => {
    const draft = userDraftOf(userId);
    if (draft?.member) dispatch(dialogOpenedToEdit({ kind: 'user', id: draft.member.id }));
    else if (draft) dispatch(dialogShown({ kind: 'user', id: null }));
    // Whoever leaves the page by the browser's Back finds the draft on coming back.
    return hide;
  }, [dispatch, userId, hide]);

  if (!opening) return null;
  const { key, member, draft } = opening;
  return <UserDialog key={key} isOpen={isOpen} member={member} draft={draft} onHide={hide} />;
}
