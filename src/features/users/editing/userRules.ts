import { boolean, object, string, type Schema } from 'yup';
import { readDate } from '@/i18n/dates';
import { readHandicap } from '@/i18n/numbers';
import { typedText } from '@/ui/typedText';
import { newPasswordReason } from '@contract/limits';
import type { Locale } from '@contract/lists';
import type { FieldReason } from '@contract/refusals';
import { hasHandicap, type UserValues } from './userForm';

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

const ofPassword = (typed: string): UserFieldError | null => {
  const reason = newPasswordReason(typed);
  return reason === 'too-short' ? 'passwordTooShort' : reason;
};

const ofBirth = (typed: string, today: string): UserFieldError | null => {
  if (typed.trim() === '') return null;
  const date = readDate(typed);
  if (date === null) return 'not-a-date';
  return date > today ? 'in-the-future' : null;
};

const ofHandicap = (typed: string, locale: Locale): UserFieldError | null => {
  const read = readHandicap(typed, locale);
  if ('reason' in read) return read.reason;
  return read.minusTyped ? 'minusTyped' : null;
};

/** Returns the rules of specification §5; `say` gives the text of a fault. */
export function userSchema(say: (fieldError: UserFieldError) => string, { isNew, locale, today }: Circumstances) {
  const text = (fieldErrorOf: (typed: string, form: UserValues) => UserFieldError | null) =>
    typedText(fieldErrorOf, say);
  const whenPro = (typed: string, { isPro }: UserValues) => (isPro ? required(typed) : null);
  return object({
    name: text(required),
    surname: text(required),
    email: text(required),
    username: text((typed) => (isNew ? required(typed) : null)),
    password: text((typed) => (isNew ? ofPassword(typed) : null)),
    golfclubId: text(required),
    dateOfBirth: text((typed) => ofBirth(typed, today)),
    gender: string(),
    handicap: text((typed, form) => (hasHandicap(form) ? ofHandicap(typed, locale) : null)),
    phone: text(whenPro),
    mobile: text(whenPro),
    isPro: boolean(),
    isAdmin: boolean(),
  } satisfies Record<keyof UserValues, Schema>);
}
