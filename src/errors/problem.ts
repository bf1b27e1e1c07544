import i18next, { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { type Message, textOf } from '@/i18n/message';
import { showHandicap } from '@/i18n/numbers';
import { personName } from '@/i18n/personName';
import { HANDICAP_MAX, HANDICAP_MIN } from '@contract/handicap';
import type { FieldReason, RefusalCode } from '@contract/refusals';
import { failureOf, refusalOf } from './failure';

/** Returns the sentence for what RTK Query gives as an error, with the remedy where there is one. */
export function problemMessage(error: unknown): Message {
  const failure = failureOf(error);
  if (!failure) return { textKey: 'refusals.unknown' };
  if (failure.status === 'OFFLINE') return { textKey: 'refusals.offline' };
  if (failure.status === 'NOT_THE_SERVER') return { textKey: 'refusals.notTheServer' };
  if (failure.status === 'MISSING_PARAMETER') return { textKey: 'refusals.missingParameter' };
  if (failure.status === 'NOT_SENT') return { textKey: 'refusals.notSent' };
  if (!('data' in failure)) return { textKey: 'refusals.unknown' };
  const seconds = failure.retryAfterSeconds;
  if (failure.data.code === 'too-many-requests' && seconds) {
    return { textKey: 'refusals.wait', values: { count: seconds } };
  }
  return importChangedMessage(error) ?? refusalMessage(failure.data.code);
}

/** Of an import that was not undone: whom something else has changed since. */
function importChangedMessage(error: unknown): Message | null {
  const refusal = refusalOf(error);
  if (refusal?.code !== 'import-changed' || !refusal.current) return null;
  const { total, members } = refusal.current;
  return { textKey: 'importing.notUndone', values: { total, members: members.map(personName).join(', ') } };
}

/** Returns the sentence for the code of a refusal. */
export function refusalMessage(code: RefusalCode | undefined): Message {
  const textKey = code && (`refusals.code.${code}` as const);
  // A newer server may refuse with a code that this page does not know yet.
  return { textKey: textKey && i18next.exists(textKey) ? textKey : 'refusals.unknown' };
}

/** Returns a function from what RTK Query gives as an error to a sentence for people. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => textOf(t, problemMessage(error));
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
