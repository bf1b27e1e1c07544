import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';

/** What is wrong with a field that has no text field of its own. */
export function FaultText({ name }: { name: string }) {
  const [, { error }] = useField<unknown>(name);
  return error === undefined ? null : <FormHelperText error>{error}</FormHelperText>;
}
