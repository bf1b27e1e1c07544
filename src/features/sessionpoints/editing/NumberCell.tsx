import TextField from '@mui/material/TextField';
import { useField } from 'formik';

interface NumberCellProps {
  /** In the form. */
  name: string;
  id: string;
  /** Says which row. */
  label: string;
  disabled: boolean;
  /** Wrong for a reason that is no fault of this field alone. */
  isMarked?: boolean;
  /** The element that says what is wrong. */
  faultId: string;
}

/** A number of a row, typed as text; with a minus, where a phone's keypad for decimals has none. */
export function NumberCell({ name, id, label, disabled, isMarked = false, faultId }: NumberCellProps) {
  const [field, { error, touched }] = useField<string>(name);
  const isWrong = isMarked || (touched && error !== undefined);
  return (
    <TextField
      {...field}
      id={id}
      disabled={disabled}
      error={isWrong}
      size="small"
      fullWidth
      slotProps={{
        htmlInput: {
          'aria-label': label,
          autoComplete: 'off',
          ...(isWrong ? { 'aria-describedby': faultId } : {}),
        },
      }}
    />
  );
}
