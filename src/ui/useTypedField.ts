import { useField, type FieldHelperProps, type FieldInputProps, type FieldMetaProps } from 'formik';
import type { FocusEvent } from 'react';

type TypedField = [
  FieldInputProps<string>,
  FieldMetaProps<string> & { wrong: string | undefined },
  FieldHelperProps<string>,
];

/**
 * Returns a field of the surrounding Formik form as `useField` does, and as `wrong` what is to be shown at it. Nothing
 * is shown at a field before something was typed into it or the form was sent; leaving it empty is no fault yet.
 */
export function useTypedField(name: string): TypedField {
  const [field, meta, helpers] = useField<string>(name);
  const onBlur = (event: FocusEvent) => {
    if (meta.value !== meta.initialValue) field.onBlur(event);
  };
  return [{ ...field, onBlur }, { ...meta, wrong: meta.touched ? meta.error : undefined }, helpers];
}
