import { useState } from 'react';
import type { Member } from '../../../../contract/member';
import type { Dialog } from '../../../modal/dialog';
import { userDraftOf, type UserDraft } from './draft';

type UserDialogShown = Extract<Dialog, { kind: 'user' }>;

interface Opening {
  dialog: UserDialogShown;
  /** Another one for each opening, so that the form begins anew. */
  key: number;
  member: Member | null;
  draft: UserDraft | null;
}

/**
 * Returns what the dialog was opened with, or null while there is nothing to show. The member stays as read then: the
 * list may be read again meanwhile, and what somebody is editing must not change below the typing.
 */
export function useOpening(dialog: UserDialogShown | null, members: readonly Member[], userId: string): Opening | null {
  const [opening, setOpening] = useState<Opening | null>(null);
  if (dialog === null) return null;
  if (opening?.dialog === dialog) return opening;
  const draft = draftOf(dialog, userId);
  const member = draft ? draft.member : dialog.id === null ? null : members.find(({ id }) => id === dialog.id);
  if (member === undefined) return null;
  const opened = { dialog, key: (opening?.key ?? 0) + 1, member, draft };
  setOpening(opened);
  return opened;
}

function draftOf(dialog: UserDialogShown, userId: string): UserDraft | null {
  const draft = userDraftOf(userId);
  return draft && (draft.member?.id ?? null) === dialog.id ? draft : null;
}
