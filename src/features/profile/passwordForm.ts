import { object, ref, string } from 'yup';
import { PASSWORD_MAX, PASSWORD_MIN, passwordLength } from '../../ui/passwordHint';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  repeated: string;
}

export const noPasswords: PasswordValues = { currentPassword: '', newPassword: '', repeated: '' };

interface Wordings {
  required: string;
  tooShort: string;
  tooLong: string;
  same: string;
  different: string;
}

/** Returns the rules that can be checked before the server is asked. */
export function passwordSchema({ required, tooShort, tooLong, same, different }: Wordings) {
  return object({
    currentPassword: string().required(required),
    newPassword: string()
      .required(required)
      .test('long', tooShort, (typed) => passwordLength(typed) >= PASSWORD_MIN)
      .test('short', tooLong, (typed) => passwordLength(typed) <= PASSWORD_MAX)
      .notOneOf([ref('currentPassword')], same),
    repeated: string()
      .required(required)
      .oneOf([ref('newPassword')], different),
  });
}
