import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/PasswordField';

/** The password of the surrounding sign-in form. */
export function SignInPassword({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useTranslation();
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string>('password');
  return (
    <PasswordField
      label={t('login.password')}
      value={value}
      onChange={(typed) => void setValue(typed)}
      onBlur={onBlur}
      problem={touched && error !== undefined ? t('login.required.password') : null}
      autoFocus={autoFocus}
    />
  );
}
