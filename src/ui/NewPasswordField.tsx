import { PasswordField } from './PasswordField';
import { PasswordStrength } from './PasswordStrength';
import { useTypedField } from './useTypedField';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  /** Names and addresses of the person, which make a password easy to guess. */
  personal: readonly string[];
}

/** A password of the surrounding Formik form that is being chosen, with a hint how strong it is. */
export function NewPasswordField({ name, label, personal }: NewPasswordFieldProps) {
  const [{ value, onBlur }, { wrong }, { setValue }] = useTypedField(name);
  return (
    <PasswordField
      isNew
      name={name}
      label={label}
      value={value}
      onChange={(typed) => void setValue(typed)}
      onBlur={onBlur}
      problem={wrong ?? null}
      helper={<PasswordStrength password={value} personal={personal} />}
    />
  );
}
