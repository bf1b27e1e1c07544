import { currentLocale } from '@/i18n/locale';
import { readHandicap, showHandicap } from '@/i18n/numbers';
import { genders } from '@contract/lists';
import type { EditedMember, Member, NewMember } from '@contract/member';

/** The form as it is typed: every field of a new member as text, and the roles as ticks. */
export type UserValues = { [Field in Exclude<keyof NewMember, 'roles'>]-?: string } & {
  isPro: boolean;
  isAdmin: boolean;
};

/** Never stored in a draft. */
export const unstored = ['password'] as const satisfies readonly (keyof UserValues)[];

/** What a new user's handicap is until another is typed (specification §5). */
export const NEW_HANDICAP = '0';

/** Returns the form of a new user, whose club may be preselected. */
export function emptyUser(golfclubId: string, password: string): UserValues {
  return {
    name: '',
    surname: '',
    email: '',
    username: '',
    password,
    golfclubId,
    dateOfBirth: '',
    gender: '',
    handicap: NEW_HANDICAP,
    phone: '',
    mobile: '',
    isPro: false,
    isAdmin: false,
  };
}

/** Returns the form of a member who is edited; the password is never part of it. */
export function valuesOf(member: Member): UserValues {
  return {
    name: member.name,
    surname: member.surname,
    email: member.email,
    username: member.username,
    password: '',
    golfclubId: member.golfclubId,
    dateOfBirth: member.dateOfBirth ?? '',
    gender: member.gender ?? '',
    handicap: showHandicap(member.handicap, currentLocale()),
    phone: member.phone ?? '',
    mobile: member.mobile ?? '',
    isPro: member.roles.includes('PRO'),
    isAdmin: member.roles.includes('ADMIN'),
  };
}

/** Returns whether the form asks for a handicap, which pros and admins have no use for (specification §5). */
export const hasHandicap = ({ isPro, isAdmin }: UserValues): boolean => !isPro && !isAdmin;

/** Returns what is sent for a new user. */
export function newMemberOf(values: UserValues): NewMember {
  const { username, password, golfclubId } = values;
  return { ...sharedOf(values, null), username: username.trim(), password, golfclubId };
}

/** Returns what is sent for an edited user, as a change of the version that is named. What the form hides stays as it was. */
export function editedMemberOf(values: UserValues, member: Member, version: number): EditedMember {
  return { ...sharedOf(values, member), version };
}

function sharedOf(values: UserValues, before: Member | null) {
  const { name, surname, email, dateOfBirth, gender, handicap, phone, mobile, isPro, isAdmin } = values;
  const read = readHandicap(handicap, currentLocale());
  const typed = 'reason' in read ? null : read.handicap;
  return {
    name: name.trim(),
    surname: surname.trim(),
    email: email.trim(),
    dateOfBirth: dateOfBirth.trim() || null,
    gender: genders.find((one) => one === gender) ?? null,
    handicap: (hasHandicap(values) ? typed : before?.handicap) ?? 0,
    phone: (isPro ? phone.trim() : before?.phone) ?? null,
    mobile: (isPro ? mobile.trim() : before?.mobile) ?? null,
    roles: [...(isPro ? (['PRO'] as const) : []), ...(isAdmin ? (['ADMIN'] as const) : [])],
  };
}
