import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../i18n/locale';
import { handicapLimits, reasonText } from '../../../ui/reasonText';
import { readingOf, type HandicapEntry } from './handicapConfirmation';

/** Returns a function that says how far a handicap is confirmed, and while it is not, how it is understood. */
export function useReadingText(): (entry: HandicapEntry) => string {
  const { t } = useTranslation();
  return (entry) => {
    if (entry.state !== 'not-confirmed') return t(`wizard.adding.${entry.state}`);
    const reading = readingOf(entry.typed, currentLocale());
    if ('reason' in reading) return reasonText(t, reading.reason, handicapLimits);
    if (reading.minusTyped) return t('wizard.adding.readingMinus', { handicap: reading.shown });
    return t(reading.isPlus ? 'wizard.adding.readingPlus' : 'wizard.adding.reading', { handicap: reading.shown });
  };
}
