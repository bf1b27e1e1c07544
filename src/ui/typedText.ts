import { lengthOf } from '../../contract/limits';
import { string, type StringSchema, type TestFunction } from 'yup';

/**
 * Returns the schema of a text as it is typed. `faultOf` returns what is wrong with it in this form, null for nothing;
 * `say` gives the fault in words.
 */
export function typedText<Fault, Form = unknown>(
  faultOf: (typed: string, form: Form) => Fault | null,
  say: (fault: Fault) => string,
): StringSchema {
  const test: TestFunction<string | undefined> = (typed, { createError, parent }) => {
    const fault = faultOf(typed ?? '', parent as Form);
    return fault === null || createError({ message: say(fault) });
  };
  return string().test('rule', test);
}

/** Returns whether a text has more characters than that, without the blanks around it, which are not sent. */
export const isLongerThan = (text: string, characters: number): boolean => lengthOf(text.trim()) > characters;
