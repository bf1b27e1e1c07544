import { PasswordField } from '../../ui/PasswordField';
import { useTypedField } from '../../ui/useTypedField';

interface TypedPasswordProps {
  name: string;
  label: string;
  isNew?: boolean;
}

/** A password of the surrounding Formik form of which only what is wrong is said. */
export function TypedPassword({ name, label, isNew = false }: TypedPasswordProps) {
  const [{ value, onBlur }, { wrong }, { setValue }] = useTypedField(name);
  return (
    <PasswordField
      name={name}
      label={label}
      isNew={isNew}
      value={value}
      onChange={(typed) => void setValue(typed)}
      onBlur={onBlur}
      problem={wrong ?? null}
    />
  );
}
