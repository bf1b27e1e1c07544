import { useSignInMutation } from '@/api/auth';
import { refusalOf } from '@/errors/failure';
import { put } from '@/session/secrets';
import type { SignInValues } from './signInForm';

interface SigningIn {
  /** Returns whether the credentials were refused; true also means that the password is not worth keeping. */
  signIn: (values: SignInValues) => Promise<{ isRefused: boolean }>;
  /** Why the last attempt failed; undefined while none has. */
  error: unknown;
}

/** Signs in without the password ever becoming part of an action or the store. */
export function useSignIn(): SigningIn {
  const [send, { error }] = useSignInMutation();
  return {
    signIn: async ({ usernameOrEmail, password }) => {
      const answer = await send({ secret: put({ usernameOrEmail: usernameOrEmail.trim(), password }) });
      return { isRefused: refusalOf(answer.error)?.code === 'sign-in-failed' };
    },
    error,
  };
}
