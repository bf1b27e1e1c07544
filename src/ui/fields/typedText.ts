import { type FieldHelperProps, type FieldInputProps, type FieldMetaProps, useField } from 'formik';
import type { FocusEvent } from 'react';
import { string, type StringSchema, type TestFunction } from 'yup';
import { lengthOf } from '@contract/limits';

/**
 * Returns the schema of a text as it is typed. `fieldErrorOf` returns what is wrong with it in this form, null for nothing;
 * `message` returns its text.
 */
export function typedText<FieldError, Form = unknown>(
  fieldErrorOf: (typed: string, form: Form) => FieldError | null,
  toMessage: (fieldError: FieldError) => string,
): StringSchema {
  const test: TestFunction<string | undefined> = (typed, { createError, parent }) => {
    const fieldError = fieldErrorOf(typed ?? '', parent as Form);
    return fieldError === null || createError({ message: toMessage(fieldError) });
  };
  return string().test('rule', test);
}

/** Returns whether a text has more characters than that, without the blanks around it, which are not sent. */
export const isLongerThan = (text: string, characters: number): boolean => lengthOf(text.trim()) > characters;

type TypedField = [
  FieldInputProps<string>,
  FieldMetaProps<string> & { wrong: string | undefined },
  FieldHelperProps<string>,
];

/**
 * Returns a field of the surrounding Formik form as `useField` does, and as `wrong` what is to be shown at it. Nothing
 * is shown at a field before something was typed into it or the form was sent; leaving it empty is no error yet.
 */
export function useTypedField(name: string): TypedField {
  const [field, meta, helpers] = useField<string>(name);
  const onBlur = (event: FocusEvent) => {
    if (meta.value !== meta.initialValue) field.onBlur(event);
  };
  return [{ ...field, onBlur }, { ...meta, wrong: meta.touched ? meta.error : undefined }, helpers];
}
