import { getIn, setIn } from 'formik';
import { useRef } from 'react';
import { fieldErrorsOf } from '@/errors/problem';

/** Error texts by the path of their field, such as `rows.2.points`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface RefusedFieldsOptions<Values> {
  /** The field of the form for a path of what was sent; null: none shows it. If not given, the path itself. */
  fieldAt?: (path: string, values: Values) => string | null;
  /** What a refusal says about fields, by the path of what was sent. */
  refusedFields?: (error: unknown) => FieldErrors;
}

/** Returns what the server refused of the fields of a form: it stays at a field until that is changed or sent again. */
export function useRefusedFields<Values>({
  fieldAt = samePath,
  refusedFields = fieldErrorsOf,
}: RefusedFieldsOptions<Values>) {
  const refused = useRef<{ values: Values; errors: FieldErrors } | null>(null);
  return {
    clear: () => {
      refused.current = null;
    },
    /** Keeps what the refusal of these values says about fields of the form, and returns that. */
    keep: (error: unknown, sent: Values): FieldErrors => {
      const errors = Object.entries(refusedFields(error)).flatMap(([path, text]) => {
        const field = fieldAt(path, sent);
        return field !== null && isField(getIn(sent, field)) ? [[field, text] as const] : [];
      });
      refused.current = { values: sent, errors: Object.fromEntries(errors) };
      return refused.current.errors;
    },
    /** Returns these errors of the form, and what is refused of the values besides, as Formik nests them. */
    withRefused: (typed: Values, errors: FieldErrors): object =>
      nested({ ...(refused.current ? unchangedErrors(refused.current, typed) : {}), ...errors }),
  };
}

const samePath = (path: string): string => path;
const isField = (value: unknown): boolean => value === null || ['string', 'boolean'].includes(typeof value);

function nested(errors: FieldErrors): object {
  let result: object = {};
  for (const [path, text] of Object.entries(errors)) result = setIn(result, path, text) as object;
  return result;
}

function unchangedErrors(refused: { values: unknown; errors: FieldErrors }, typed: unknown): FieldErrors {
  const unchanged = Object.entries(refused.errors).filter(
    ([path]) => (getIn(refused.values, path) as unknown) === (getIn(typed, path) as unknown),
  );
  return Object.fromEntries(unchanged);
}
