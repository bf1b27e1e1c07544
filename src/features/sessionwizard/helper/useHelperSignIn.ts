import { object, string } from 'yup';
import { useSignInHelperMutation } from '@/api/auth';
import { usersWithEntries } from '@/outbox/outboxDatabase';
import type { FormFailure } from '@/ui/forms/formsSlice';
import { earlierHelpers } from '@/session/earlierHelpers';
import { storeSecret } from '@/session/secrets';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { isLongerThan } from '@/ui/fields/typedText';
import { readCode } from '@contract/shortCodes';
import { limits } from '@contract/limits';

export interface HelperValues {
  /** Of a field that is called a secret, drafts keep nothing but the length. */
  secretCode: string;
  name: string;
}

/** Signs in as a helper without the code ever becoming part of an action or the store. */
export function useHelperSignIn(form: 'helper' | 'helperAgain'): {
  signIn: (values: HelperValues) => Promise<void>;
  failed: FormFailure | undefined;
} {
  const [send] = useSignInHelperMutation();
  const { failed, refused, refusalCleared } = useFormStatus(form);
  return {
    signIn: async ({ secretCode, name }) => {
      refusalCleared();
      const earlier = await helpersOfDevice();
      const { error } = await send({ secret: storeSecret({ code: secretCode.trim(), name: name.trim(), earlier }) });
      if (error) refused(error);
    },
    failed,
  };
}

/**
 * Returns whom this device was, those with unsent balls first. A browser that is killed soon after a sign-in may have lost
 * the list of helpers, which it writes late, but not the balls.
 */
async function helpersOfDevice(): Promise<string[]> {
  const unsent = await usersWithEntries().catch(() => []);
  const ids = [...unsent, ...earlierHelpers().map(({ id }) => id)];
  return [...new Set(ids)].slice(0, limits.helper.earlier);
}

/** Returns what a code and a name need; `message` gives the remedies. */
export function helperSchema(message: { code: string; name: string; tooLong: string }) {
  return object({
    secretCode: string()
      .required(message.code)
      .test('code', message.code, (typed) => readCode(typed) !== null),
    name: string()
      .trim()
      .required(message.name)
      .test('length', message.tooLong, (typed) => !isLongerThan(typed, limits.helper.name)),
  } satisfies Record<keyof HelperValues, unknown>);
}
