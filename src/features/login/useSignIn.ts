import type { FormikProps } from 'formik';
import { type RefObject, useCallback, useRef } from 'react';
import { useSignInMutation } from '@/api/auth';
import { refusalOf } from '@/errors/failure';
import type { FormFailure } from '@/ui/forms/formsSlice';
import { storeSecret } from '@/session/secrets';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import type { SignInValues } from './signInForm';

/** Names the form in the store: the page, or the dialog over a page. */
export type SignInForm = 'signIn' | 'signInAgain';

interface SigningIn {
  /** For `innerRef` of the Formik form. */
  form: RefObject<FormikProps<SignInValues> | null>;
  /** A password that was refused is emptied; what was typed since it was sent stays. */
  submit: (sent: SignInValues) => Promise<void>;
  /** Why the last attempt failed; undefined while none has. */
  failed: FormFailure | undefined;
  /** Whether to move the focus to that: nobody went on typing meanwhile. Stays the same function. */
  takesFocus: () => boolean;
}

/** Signs in without the password ever becoming part of an action or the store. */
export function useSignIn(name: SignInForm): SigningIn {
  const [send] = useSignInMutation();
  const { failed, refused, refusalCleared } = useFormStatus(name);
  const form = useRef<FormikProps<SignInValues>>(null);
  const isTyping = useRef(false);
  const takesFocus = useCallback(() => !isTyping.current, []);
  return {
    form,
    submit: async ({ usernameOrEmail, password }) => {
      refusalCleared();
      const answer = await send({ secret: storeSecret({ usernameOrEmail: usernameOrEmail.trim(), password }) });
      if (!answer.error || !form.current) return;
      const { values, resetForm } = form.current;
      isTyping.current = values.usernameOrEmail !== usernameOrEmail || values.password !== password;
      refused(answer.error);
      if (refusalOf(answer.error)?.code !== 'sign-in-failed') return;
      resetForm({ values: { ...values, password: values.password === password ? '' : values.password } });
    },
    failed,
    takesFocus,
  };
}
