import { useTranslation } from 'react-i18next';
import { PasswordField } from '@/ui/fields/PasswordField';
import { useTypedField } from '@/ui/fields/typedText';

/** The password of the surrounding sign-in form. */
export function SignInPassword({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useTranslation();
  const [{ value, onBlur }, { wrong }, { setValue }] = useTypedField('password');
  return (
    <PasswordField
      label={t('login.password')}
      value={value}
      onChange={(typed) => void setValue(typed)}
      onBlur={onBlur}
      problem={wrong === undefined ? null : t('login.required.password')}
      autoFocus={autoFocus}
    />
  );
}
