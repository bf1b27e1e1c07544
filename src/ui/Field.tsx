import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTypedField } from './useTypedField';

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
  | 'multiline'
  | 'minRows'
  | 'children'
  | 'fullWidth'
  | 'size'
  | 'slotProps'
  | 'sx'
>;

/** A text field of the surrounding Formik form; what is wrong stands below it, and screen readers are told. */
export function Field({ name, label, helper, inputMode, slotProps, ...rest }: FieldProps) {
  const [field, { wrong }] = useTypedField(name);
  const given = slotProps?.htmlInput;
  return (
    <TextField
      fullWidth
      {...rest}
      {...field}
      label={label}
      error={wrong !== undefined}
      helperText={wrong ?? helper}
      slotProps={{ ...slotProps, htmlInput: typeof given === 'function' ? given : { inputMode, ...given } }}
    />
  );
}
