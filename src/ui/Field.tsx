import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

type FieldProps = { name: string; label: string; helper?: string } & Pick<
  TextFieldProps,
  | 'required'
  | 'inputMode'
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'placeholder'
  | 'select'
  | 'children'
  | 'fullWidth'
  | 'size'
  | 'slotProps'
  | 'sx'
>;

/** A text field of the surrounding Formik form; what is wrong stands below it, and screen readers are told. */
export function Field({ name, label, helper, inputMode, slotProps, ...rest }: FieldProps) {
  const [field, { error, touched }] = useField<string>(name);
  const given = slotProps?.htmlInput;
  const isWrong = touched && error !== undefined;
  return (
    <TextField
      fullWidth
      {...rest}
      {...field}
      label={label}
      error={isWrong}
      helperText={isWrong ? error : helper}
      slotProps={{ ...slotProps, htmlInput: typeof given === 'function' ? given : { inputMode, ...given } }}
    />
  );
}
