import { object, ref, string, type Schema } from 'yup';
import { newPasswordReason } from '../../../contract/limits';
import { typedText } from '../../ui/typedText';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  repeated: string;
}

export const noPasswords: PasswordValues = { currentPassword: '', newPassword: '', repeated: '' };

type NewPasswordFault = NonNullable<ReturnType<typeof newPasswordReason>> | 'same';

/** Returns the rules that can be checked before the server is asked. */
export function passwordSchema(say: (fault: NewPasswordFault | 'different') => string) {
  const ofNew = (typed: string, { currentPassword }: PasswordValues): NewPasswordFault | null =>
    newPasswordReason(typed) ?? (typed === currentPassword ? 'same' : null);
  return object({
    currentPassword: string().required(say('required')),
    newPassword: typedText(ofNew, say),
    repeated: string()
      .required(say('required'))
      .oneOf([ref('newPassword')], say('different')),
  } satisfies Record<keyof PasswordValues, Schema>);
}
