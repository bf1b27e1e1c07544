import { useField } from 'formik';
import { PasswordField } from './PasswordField';
import { PasswordStrength } from './PasswordStrength';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  /** Names and addresses of the person, which make a password easy to guess. */
  personal: readonly string[];
}

/** A password of the surrounding Formik form that is being chosen, with a hint how strong it is. */
export function NewPasswordField({ name, label, personal }: NewPasswordFieldProps) {
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string>(name);
  return (
    <PasswordField
      isNew
      name={name}
      label={label}
      value={value}
      onChange={(typed) => void setValue(typed)}
      onBlur={onBlur}
      problem={touched && error !== undefined ? error : null}
      helper={<PasswordStrength password={value} personal={personal} />}
    />
  );
}
