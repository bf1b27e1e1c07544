import { boolean, object, type Schema, string } from 'yup';
import { readBirthday, todayHere, typedDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { readHandicap, showHandicap } from '@/i18n/numbers';
import { isLongerThan, typedText } from '@/ui/fields/typedText';
import { limits, newPasswordReason } from '@contract/limits';
import { genders, type Locale } from '@contract/lists';
import type { EditedMember, Member, NewMember } from '@contract/member';
import {
  isPhone,
  isRequiredText,
  type MemberField,
  memberFieldNames,
  memberFields,
  optionalTexts,
  fromKeys,
  type TextField,
  textFields,
} from '@contract/memberFields';
import type { FieldReason } from '@contract/refusals';
import { isAdmin, isPro } from '@contract/rights';

/** The form as it is typed: every field of a new member as text, and the roles as ticks. */
export type UserValues = Record<MemberField | 'password' | 'golfclubId', string> & {
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
    ...fromKeys(memberFieldNames, () => ''),
    password,
    golfclubId,
    handicap: NEW_HANDICAP,
    isPro: false,
    isAdmin: false,
  };
}

/** Returns the form of a member who is edited; the password is never part of it. */
export function valuesOf(member: Member): UserValues {
  return {
    ...fromKeys(textFields, (field) => member[field] ?? ''),
    password: '',
    golfclubId: member.golfclubId,
    dateOfBirth: member.dateOfBirth ?? '',
    gender: member.gender ?? '',
    handicap: showHandicap(member.handicap, currentLocale()),
    isPro: isPro(member.roles),
    isAdmin: isAdmin(member.roles),
  };
}

/** Returns whether the form asks for a handicap, which pros and admins have no use for (specification §5). */
export const hasHandicap = ({ isPro, isAdmin }: UserValues): boolean => !isPro && !isAdmin;

/** The texts of a member that everybody has, in the order of the form, and those that the form asks only of pros. */
export const everybodysTexts = textFields.filter((field) => !isPhone(field));
export const phones = textFields.filter(isPhone);

/** Returns whether the form shows the field and so whether it may change it (specification §5). */
export function isShown(field: MemberField, { isPro, ...values }: UserValues): boolean {
  if (field === 'handicap') return hasHandicap({ isPro, ...values });
  return isPro || !phones.some((phone) => phone === field);
}

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
  const { name, surname, email, gender, handicap, isPro, isAdmin } = values;
  const dateOfBirth = readBirthday(values.dateOfBirth, todayHere());
  const read = readHandicap(handicap, currentLocale());
  const typed = 'reason' in read ? null : read.handicap;
  return {
    name: name.trim(),
    surname: surname.trim(),
    email: email.trim(),
    dateOfBirth: dateOfBirth && typedDate(dateOfBirth),
    gender: genders.find((one) => one === gender) ?? null,
    handicap: (hasHandicap(values) ? typed : before?.handicap) ?? 0,
    ...fromKeys(optionalTexts, (field) => (isShown(field, values) ? values[field].trim() : before?.[field]) ?? null),
    roles: [...(isPro ? (['PRO'] as const) : []), ...(isAdmin ? (['ADMIN'] as const) : [])],
  };
}

/** What can be wrong with a field: a reason the server would give too, or one that `userForm.wrong` has a text for. */
export type UserFieldError = FieldReason | 'passwordTooShort' | 'minusTyped';

interface Circumstances {
  /** Only then a username and a password are asked for. */
  isNew: boolean;
  locale: Locale;
  /** `YYYY-MM-DD` */
  today: string;
}

const required = (typed: string): UserFieldError | null => (typed.trim() === '' ? 'required' : null);

const ofText = (field: TextField, typed: string, form: UserValues): UserFieldError | null => {
  if (!isShown(field, form)) return null;
  if (isLongerThan(typed, memberFields[field].longest)) return 'too-long';
  return isRequiredText(field) || isPhone(field) ? required(typed) : null;
};

const ofPassword = (typed: string): UserFieldError | null => {
  const reason = newPasswordReason(typed);
  return reason === 'too-short' ? 'passwordTooShort' : reason;
};

const ofBirth = (typed: string, today: string): UserFieldError | null => {
  if (typed.trim() === '') return null;
  const date = readBirthday(typed, today);
  if (date === null) return 'not-a-date';
  return date > today ? 'in-the-future' : null;
};

const ofHandicap = (typed: string, locale: Locale): UserFieldError | null => {
  const read = readHandicap(typed, locale);
  if ('reason' in read) return read.reason;
  return read.minusTyped ? 'minusTyped' : null;
};

/** Returns the rules of specification §5; `message` returns the text of an error at a field of so many characters at most. */
export function userSchema(
  message: (fieldError: UserFieldError, longest?: number) => string,
  { isNew, locale, today }: Circumstances,
) {
  const text = (fieldErrorOf: (typed: string, form: UserValues) => UserFieldError | null, longest?: number) =>
    typedText(fieldErrorOf, (fieldError) => message(fieldError, longest));
  const memberText = (field: TextField) =>
    text((typed, form: UserValues) => ofText(field, typed, form), memberFields[field].longest);
  return object({
    ...fromKeys(textFields, memberText),
    ...(isNew ? {} : { username: string() }),
    password: text((typed) => (isNew ? ofPassword(typed) : null), limits.password.longest),
    golfclubId: text(required),
    dateOfBirth: text((typed) => ofBirth(typed, today)),
    gender: string(),
    handicap: text((typed, form) => (hasHandicap(form) ? ofHandicap(typed, locale) : null)),
    isPro: boolean(),
    isAdmin: boolean(),
  } satisfies Record<keyof UserValues, Schema>);
}
