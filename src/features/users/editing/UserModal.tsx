import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLazyGetMemberQuery } from '@/api/member';
import { readEntityDraft } from '@/editing/entityDraft';
import { useEditorAddress } from '@/editing/useEditorAddress';
import { problemMessage } from '@/errors/problem';
import type { DialogOf } from '@/modal/dialog';
import { dialogOpenedToEdit, dialogShown } from '@/modal/modalSlice';
import { useDialog } from '@/modal/useDialog';
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

/** Creates a user, or edits one of these members or whom the address names; what was typed and not saved before a reload is offered again. */
export function UserModal({ members, edited, onEdited }: UserModalProps) {
  const dispatch = useDispatch();
  const { id: userId } = useSession();
  const { isOpen, dialog, hide } = useDialog('user');
  const { known, open } = useKnownMembers(members, edited, () => onEdited(null));
  // The press is answered before the many fields are drawn, and whatever else is pressed meanwhile too.
  const opening = useDeferredValue(useOpening(dialog, known));
  const editedNow = isOpen && known.find(({ id }) => id === dialog?.id);

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
  return <UserDialog key={opening.key} isOpen={isOpen} member={opening.member} onHide={hide} />;
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
function useOpening(dialog: DialogOf<'user'> | null, known: readonly Member[]): Opening | null {
  const [opening, setOpening] = useState<Opening | null>(null);
  if (dialog === null) return null;
  if (opening?.dialog === dialog) return opening;
  const member = dialog.id === null ? null : known.find(({ id }) => id === dialog.id);
  if (member === undefined) return null;
  const opened = { dialog, key: (opening?.key ?? 0) + 1, member };
  setOpening(opened);
  return opened;
}
