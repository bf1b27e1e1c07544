import type { Member } from '../../../../contract/member';
import { useAddMemberMutation, useUpdateMemberMutation } from '../../../api/memberChanges';
import { put } from '../../../session/secrets';
import { refusalOf } from '../../../ui/failure';
import { fieldErrorsOf } from '../../../ui/problem';
import { editedMemberOf, hasHandicap, newMemberOf, type UserValues } from './userForm';

/** Why a user was not saved. */
export interface Trouble {
  error: unknown;
  /** What the server says about fields that the form shows. */
  refused: Partial<Record<keyof UserValues, string>>;
  /** The member as it is now, where somebody else changed it meanwhile. */
  current: Member | null;
}

/**
 * Returns how the form is saved: as a new user where there is no member, else as a change of this version of the
 * member. It answers why it was not saved, or null once it is.
 */
export function useUserSaving(): (values: UserValues, member: Member | null) => Promise<Trouble | null> {
  const [addMember] = useAddMemberMutation();
  const [updateMember] = useUpdateMemberMutation();
  const add = (values: UserValues) => {
    const made = newMemberOf(values);
    return addMember({ golfclubId: values.golfclubId, username: made.username, member: put(made) });
  };
  return async (values, member) => {
    const { error } = member
      ? await updateMember({
          golfclubId: member.golfclubId,
          username: member.username,
          member: editedMemberOf(values, member, member.version),
        })
      : await add(values);
    return error === undefined ? null : { error, refused: refusedFields(error, values), current: currentOf(error) };
  };
}

function refusedFields(error: unknown, values: UserValues): Trouble['refused'] {
  return Object.fromEntries(Object.entries(fieldErrorsOf(error)).filter(([field]) => isShown(field, values)));
}

/** What the form does not show has to be said elsewhere. */
function isShown(field: string, values: UserValues): boolean {
  if (field === 'phone' || field === 'mobile') return values.isPro;
  if (field === 'handicap') return hasHandicap(values);
  return field in values;
}

function currentOf(error: unknown): Member | null {
  const refusal = refusalOf(error);
  return refusal?.code === 'stale' ? ((refusal.current ?? null) as Member | null) : null;
}
