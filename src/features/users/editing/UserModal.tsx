import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLazyGetMemberQuery } from '@/api/member';
import { readEntityDraft } from '@/editing/entityDraft';
import { useEditorAddress } from '@/editing/useEditorAddress';
import { problemMessage } from '@/errors/problem';
import { dialogOpenedToEdit, dialogShown } from '@/modal/modalSlice';
import { useDialog } from '@/modal/useDialog';
import { useOpening } from '@/modal/useOpening';
import { useSession } from '@/session/sessionSlice';
import { useNotify } from '@/ui/useNotify';
import type { Member } from '@contract/member';
import { UserDialog } from './UserDialog';
import { emptyUser, unstored, type UserValues } from './userForm';

interface UserModalProps {
  members: readonly Member[];
  /** The username of who the address says is being edited; null: nobody. */
  edited: string | null;
  /** Has the address say it. */
  onEdited: (username: string | null) => void;
}

const draftOf = (userId: string) =>
  readEntityDraft<Member | null, UserValues>(userId, 'user', emptyUser('', ''), unstored);

/**
 * Creates a user, or edits one of these members or whom the address names; what was typed and not saved before a reload is
 * offered again.
 */
export function UserModal({ members, edited, onEdited }: UserModalProps) {
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  const { isOpen, dialog, hide } = useDialog('user');
  const { known, open } = useKnownMembers(members, edited, () => onEdited(null));
  const found = known.find(({ id }) => id === dialog?.id);
  // The list may be read again meanwhile, and may not hold the member of the draft.
  const opened = useOpening(dialog, dialog?.id === null ? null : found);
  // The press is answered before the many fields are drawn, and whatever else is pressed meanwhile too.
  const opening = useDeferredValue(opened);
  const editedNow = isOpen && found;

  useEffect(() => {
    const draft = draftOf(userId);
    if (draft?.base) dispatch(dialogOpenedToEdit({ kind: 'user', id: draft.base.id }));
    else if (draft) dispatch(dialogShown({ kind: 'user', id: null }));
    // Whoever leaves the page by the browser's Back finds the draft on coming back.
    return hide;
  }, [dispatch, userId, hide]);

  useEditorAddress({
    address: edited,
    edited: editedNow ? [editedNow.username] : [],
    begin: open,
    end: hide,
    onAddress: onEdited,
  });

  if (!opening) return null;
  return <UserDialog key={opening.key} isOpen={isOpen} member={opening.seen} onHide={hide} />;
}

/** Returns the members that can be edited, and how to open one of them, or one that is read from the server for that. */
function useKnownMembers(members: readonly Member[], edited: string | null, onMissing: () => void) {
  const dispatch = useDispatch();
  const notify = useNotify();
  const { id: userId } = useSession();
  const [read] = useLazyGetMemberQuery();
  const [others, setOthers] = useState<readonly Member[]>([]);
  const drafted = draftOf(userId)?.base;
  /** Null once the page is left. */
  const wanted = useRef(edited);
  useEffect(() => {
    wanted.current = edited;
    return () => {
      wanted.current = null;
    };
  }, [edited]);
  const known = [...(drafted ? [drafted] : []), ...members, ...others];

  const open = async (username: string) => {
    const draft = draftOf(userId);
    if (draft && draft.base?.username !== username) {
      // What was typed for somebody else is offered first; another dialog would drop it.
      onMissing();
      return;
    }
    let member = known.find((one) => one.username === username);
    if (!member) {
      const { data, error } = await read({ username });
      // Whoever went back meanwhile does not want it any more.
      if (wanted.current !== username) return;
      if (!data) {
        notify(problemMessage(error), 'error');
        onMissing();
        return;
      }
      member = data;
      setOthers([data]);
    }
    dispatch(dialogOpenedToEdit({ kind: 'user', id: member.id }));
  };
  return { known, open: (username: string) => void open(username) };
}
