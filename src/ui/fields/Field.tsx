import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { isFocusFree } from '@/ui/focus';
import { useTypedField } from './typedText';

export type FieldProps = { name: string; label: string; helper?: string } & Pick<
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
  | 'inputRef'
  | 'sx'
>;

/** A text field of the surrounding Formik form; what is wrong stands below it, and screen readers announce it. */
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

/**
 * Belongs into a Formik form: moves the focus to the first wrong field whenever sending was refused, here or by the server,
 * unless somebody is typing into another form by now.
 */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const element = useRef<HTMLSpanElement>(null);
  // With the drawing of the error, so that no key typed meanwhile goes elsewhere.
  useLayoutEffect(() => {
    if (submitCount === 0 || isSubmitting || isValid) return;
    const form = element.current?.closest('form');
    if (isFocusFree(form)) form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only sending moves the focus; while somebody types it must stay.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount, isSubmitting]);
  return <span ref={element} hidden />;
}
