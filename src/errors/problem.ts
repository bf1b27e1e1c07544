import i18next, { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { showHandicap } from '@/i18n/numbers';
import { HANDICAP_MAX, HANDICAP_MIN } from '@contract/handicap';
import type { FieldReason, RefusalCode } from '@contract/refusals';
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

/** What a field takes: numbers from `least` to `most`, or texts of so many characters. */
export interface FieldLimits {
  least?: number;
  most?: number;
  longest?: number;
  /** Below `least` it is a plus handicap that is too high. */
  isHandicap?: boolean;
}

export const handicapLimits: FieldLimits = { least: HANDICAP_MIN, most: HANDICAP_MAX, isHandicap: true };

/** Returns why a field is wrong in words, with the limit that was passed where it is known. */
export function reasonText(t: TFunction, reason: FieldReason, limits: FieldLimits = {}): string {
  if (reason === 'too-small' && limits.least !== undefined) {
    if (!limits.isHandicap) return t('fields.limit.too-small', { limit: limits.least });
    return t('fields.limit.plusHandicap', { limit: showHandicap(limits.least, currentLocale()) });
  }
  if (reason === 'too-large' && limits.most !== undefined) return t('fields.limit.too-large', { limit: limits.most });
  if (reason === 'too-long' && limits.longest !== undefined) {
    return t('fields.limit.too-long', { limit: limits.longest });
  }
  return t(`fields.reason.${reason}`);
}
