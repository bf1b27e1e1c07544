import type { TFunction } from 'i18next';
import { HANDICAP_MAX, HANDICAP_MIN } from '../../contract/handicap';
import type { FieldReason } from '../../contract/refusals';
import { currentLocale } from '../i18n/locale';
import { showHandicap } from '../i18n/numbers';

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
