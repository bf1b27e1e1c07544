import type { Member } from '../../../../contract/member';
import { dropDraft, keepDraft, readDraft } from '../../../session/drafts';
import { emptyUser, type UserValues } from './userForm';

const DIALOG = 'user';

/** What was typed into the user dialog and not saved; a password is never kept. */
export interface UserDraft {
  /** Who was being edited, as read at that time; null: a new user. */
  member: Member | null;
  values: Omit<UserValues, 'password'>;
}

/** Keeps the draft of whoever is signed in; there is one, because only one such dialog can be open. */
export function keepUserDraft(userId: string, member: Member | null, { password: _, ...values }: UserValues): void {
  keepDraft(userId, DIALOG, { member, values } satisfies UserDraft);
}

export const dropUserDraft = (userId: string): void => dropDraft(userId, DIALOG);

/** Returns the draft of this person; null if there is none that this version of the app can read. */
export function userDraftOf(userId: string): UserDraft | null {
  const draft = readDraft(userId, DIALOG);
  return isUserDraft(draft) ? draft : null;
}

function isUserDraft(draft: unknown): draft is UserDraft {
  if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('member' in draft)) return false;
  const values = draft.values as Partial<UserValues> | null;
  const { password: _, ...fields } = emptyUser('', '');
  return Object.entries(fields).every(([field, value]) => typeof values?.[field as keyof UserValues] === typeof value);
}
