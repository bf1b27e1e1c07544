import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { type ChangeEvent, type FocusEvent, memo } from 'react';
import type { Locale } from '@contract/lists';

interface TextInputProps {
  name: string;
  label: string;
  helper?: string | undefined;
  isMultiline?: boolean;
  inputMode?: 'text' | 'url' | 'numeric';
  /** Of what is typed. */
  language?: Locale;
  /** Called with what is typed, where more than this field depends on it. */
  onTyped?: (text: string) => void;
}

/**
 * A text field of the surrounding Formik form. A template has hundreds of them: only those are drawn again that have changed.
 */
export function TextInput(props: TextInputProps) {
  const [{ value, onChange, onBlur }, { error, touched }] = useField<string>(props.name);
  return (
    <MemoizedTextField
      {...props}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      fieldError={touched ? error : undefined}
    />
  );
}

interface MemoizedTextFieldProps extends TextInputProps {
  value: string;
  onChange: (event: ChangeEvent) => void;
  onBlur: (event: FocusEvent) => void;
  fieldError: string | undefined;
}

const MemoizedTextField = memo(function MemoizedTextField(props: MemoizedTextFieldProps) {
  const {
    name,
    label,
    helper,
    isMultiline = false,
    inputMode = 'text',
    language,
    onTyped,
    value,
    onChange,
    onBlur,
    fieldError,
  } = props;
  return (
    <TextField
      fullWidth
      multiline={isMultiline}
      name={name}
      value={value}
      onChange={onTyped ? ({ target }) => onTyped(target.value) : onChange}
      onBlur={onBlur}
      label={label}
      error={fieldError !== undefined}
      helperText={fieldError ?? helper}
      slotProps={{ htmlInput: { inputMode, autoComplete: 'off', lang: language } }}
    />
  );
});
