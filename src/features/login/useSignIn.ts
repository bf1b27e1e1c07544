import { useSignInMutation } from '@/api/auth';
import { refusalOf } from '@/errors/failure';
import type { FormFailure } from '@/ui/forms/formsSlice';
import { put } from '@/session/secrets';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import type { SignInValues } from './signInForm';

/** Names the form in the store: the page, or the dialog over a page. */
export type SignInForm = 'signIn' | 'signInAgain';

interface SigningIn {
  /** Returns whether the credentials were refused; true also means that the password is not worth keeping. */
  signIn: (values: SignInValues) => Promise<{ isRefused: boolean }>;
  /** Why the last attempt failed; undefined while none has. */
  failed: FormFailure | undefined;
}

/** Signs in without the password ever becoming part of an action or the store. */
export function useSignIn(form: SignInForm): SigningIn {
  const [send] = useSignInMutation();
  const { failed, refused, refusalCleared } = useFormStatus(form);
  return {
    signIn: async ({ usernameOrEmail, password }) => {
      refusalCleared();
      const answer = await send({ secret: put({ usernameOrEmail: usernameOrEmail.trim(), password }) });
      if (answer.error) refused(answer.error);
      return { isRefused: refusalOf(answer.error)?.code === 'sign-in-failed' };
    },
    failed,
  };
}
