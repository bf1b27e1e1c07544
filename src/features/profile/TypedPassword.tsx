import { useField } from 'formik';
import { PasswordField } from '../../ui/PasswordField';

interface TypedPasswordProps {
  name: string;
  label: string;
  isNew?: boolean;
}

/** A password of the surrounding Formik form of which only what is wrong is said. */
export function TypedPassword({ name, label, isNew = false }: TypedPasswordProps) {
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string>(name);
  return (
    <PasswordField
      name={name}
      label={label}
      isNew={isNew}
      value={value}
      onChange={(typed) => void setValue(typed)}
      onBlur={onBlur}
      problem={touched && error !== undefined ? error : null}
    />
  );
}
