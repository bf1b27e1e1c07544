import { object, string } from 'yup';
import { readBirthday, todayHere, typedDate } from '@/i18n/dates';
import { readHandicap } from '@/i18n/numbers';
import { isLongerThan, typedText } from '@/ui/fields/typedText';
import { newPasswordReason } from '@contract/limits';
import { genders, type Locale } from '@contract/lists';
import { fromKeys, memberFields, requiredTexts } from '@contract/memberFields';
import type { FieldReason } from '@contract/refusals';
import type { SignUp } from '@contract/session';

/** The form as it is typed. */
export interface SignUpValues {
  golfclubId: string;
  name: string;
  surname: string;
  email: string;
  username: string;
  password: string;
  /** As typed, or empty. */
  dateOfBirth: string;
  gender: string;
  /** As typed in the reader's language, or empty. */
  handicap: string;
}

export const emptySignUp: SignUpValues = {
  golfclubId: '',
  name: '',
  surname: '',
  email: '',
  username: '',
  password: '',
  dateOfBirth: '',
  gender: '',
  handicap: '',
};

/** What can be wrong, as the text topic `signUp.wrong` names it; other reasons are those of every field. */
type OwnFieldError = 'noClub' | 'noDate' | 'tooShort' | 'tooLong' | 'minus';

interface Wordings {
  own: (fieldError: OwnFieldError) => string;
  reason: (reason: FieldReason, longest?: number) => string;
  handicapReason: (reason: FieldReason) => string;
}

/**
 * Returns the rules that can be checked while one types. How an e-mail or a username is written the server alone
 * decides, and its answer stands at the field.
 */
export function signUpSchema({ own, reason, handicapReason }: Wordings, locale: Locale, today: string) {
  const neededText = (field: (typeof requiredTexts)[number]) => {
    const { longest } = memberFields[field];
    return string()
      .trim()
      .required(reason('required'))
      .test('length', reason('too-long', longest), (typed) => !isLongerThan(typed, longest));
  };
  return object({
    golfclubId: string().required(own('noClub')),
    ...fromKeys(requiredTexts, neededText),
    password: typedText(newPasswordReason, (wrong) => {
      if (wrong === 'required') return reason(wrong);
      return own(wrong === 'too-short' ? 'tooShort' : 'tooLong');
    }),
    dateOfBirth: string()
      .trim()
      .test('exists', own('noDate'), (typed = '') => typed === '' || readBirthday(typed, today) !== null)
      .test('past', reason('in-the-future'), (typed = '') => (readBirthday(typed, today) ?? '') <= today),
    handicap: string().test((typed = '', { createError }) => {
      if (typed.trim() === '') return true;
      const read = readHandicap(typed, locale);
      if ('reason' in read) return createError({ message: handicapReason(read.reason) });
      return read.minusTyped ? createError({ message: own('minus') }) : true;
    }),
  });
}

/** Returns what is sent for a form that the schema accepts; what was left empty is not given. */
export function signUpToWire(values: SignUpValues, locale: Locale): SignUp {
  const read = readHandicap(values.handicap, locale);
  const dateOfBirth = readBirthday(values.dateOfBirth, todayHere());
  return {
    name: values.name.trim(),
    surname: values.surname.trim(),
    username: values.username.trim(),
    email: values.email.trim(),
    password: values.password,
    dateOfBirth: dateOfBirth && typedDate(dateOfBirth),
    gender: genders.find((gender) => gender === values.gender) ?? null,
    handicap: 'handicap' in read ? read.handicap : null,
  };
}
