import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldReason, RefusalCode } from '../../contract/refusals';
import { failureOf, refusalOf } from './failure';

/** Returns a function from what RTK Query gives as an error to a sentence for people, with the remedy where there is one. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const failure = failureOf(error);
    if (!failure) return t('refusals.unknown');
    if (failure.status === 'OFFLINE') return t('refusals.offline');
    if (failure.status === 'NOT_THE_SERVER') return t('refusals.notTheServer');
    if (failure.status === 'MISSING_PARAMETER') return t('refusals.missingParameter');
    if (failure.status === 'NOT_SENT') return t('refusals.notSent');
    if (!('data' in failure)) return t('refusals.unknown');
    const seconds = failure.retryAfterSeconds;
    if (failure.data.code === 'too-many-requests' && seconds) return t('refusals.wait', { count: seconds });
    // A newer server may refuse with a code that this page does not know yet.
    return t(`refusals.code.${failure.data.code}`, { defaultValue: t('refusals.unknown') });
  };
}

/** Returns a function from the code of a refusal to a sentence for people, with the fields that were the reason. */
export function useRefusalText(): (
  code: RefusalCode | undefined,
  errors?: readonly { path: string; reason: FieldReason }[],
) => string {
  const { t } = useTranslation();
  return (code, errors = []) => {
    const text = code === undefined ? t('refusals.unknown') : t(`refusals.code.${code}`);
    const reasons = errors.map(({ path, reason }) => `${path.slice(1)}: ${t(`fields.reason.${reason}`)}`);
    return [text, ...reasons].join(' ');
  };
}

/** Returns the text for each refused field, by its name in the form: `/players/0/handicap` is `players.0.handicap`. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = refusalOf(error)?.errors ?? [];
  return Object.fromEntries(
    errors.map(({ path, reason }) => [path.slice(1).replaceAll('/', '.'), i18next.t(`fields.reason.${reason}`)]),
  );
}
