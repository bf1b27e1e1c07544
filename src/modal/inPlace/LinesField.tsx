import TextField from '@mui/material/TextField';
import { useField } from 'formik';

interface LinesFieldProps {
  name: string;
  label: string;
  helper?: string;
  minRows?: number;
}

/** A field of the surrounding Formik form for a text of several lines, which grows with it; what is wrong stands below. */
export function LinesField({ name, label, helper, minRows = 1 }: LinesFieldProps) {
  const [field, { error, touched }] = useField<string>(name);
  const isWrong = touched && error !== undefined;
  return (
    <TextField
      {...field}
      label={label}
      error={isWrong}
      helperText={isWrong ? error : helper}
      multiline
      minRows={minRows}
      fullWidth
      size="small"
      autoComplete="off"
    />
  );
}
