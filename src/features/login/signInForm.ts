import { object, string, type Schema } from 'yup';
import type { SignIn } from '@contract/session';

/** The form as it is typed. */
export type SignInValues = SignIn;

/** Specification §5: without both, nobody is signed in. The form has the words, which follow the language while one types. */
export const signInSchema = object({
  usernameOrEmail: string().trim().required(),
  password: string().required(),
} satisfies Record<keyof SignInValues, Schema>);
