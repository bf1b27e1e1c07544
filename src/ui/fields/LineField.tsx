import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '@/ui/VisuallyHidden';

interface LineFieldProps extends Pick<
  OutlinedInputProps,
  | 'name'
  | 'type'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputRef'
  | 'inputProps'
  | 'defaultValue'
  | 'onKeyDown'
  | 'startAdornment'
  | 'endAdornment'
  | 'sx'
> {
  label: string;
  required?: boolean;
  /** What is wrong, or what helps; screen readers announce it. */
  helper?: ReactNode;
  isWrong?: boolean;
  /** Lower, and its help is for screen readers and the tooltip only. */
  isCompact?: boolean;
}

/** A line of text to be typed. As `TextField` looks, which brings lists and menus along to the first page of a visit. */
export function LineField({
  label,
  required = false,
  helper,
  isWrong = false,
  isCompact = false,
  ...input
}: LineFieldProps) {
  const [id, helperId] = [useId(), useId()];
  return (
    <FormControl
      fullWidth
      required={required}
      error={isWrong}
      size={isCompact ? 'small' : 'medium'}
      {...(isCompact && typeof helper === 'string' ? { title: helper } : {})}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} label={label} {...(helper ? { 'aria-describedby': helperId } : {})} {...input} />
      {helper && (
        // May hold more than text: the strength of a new password.
        <FormHelperText id={helperId} component="div" sx={isCompact ? visuallyHidden : {}}>
          {helper}
        </FormHelperText>
      )}
    </FormControl>
  );
}
