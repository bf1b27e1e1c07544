import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showPlannedDate } from '@/i18n/plannedTimes';
import type { ScheduledTraining } from '@contract/training';

type Named = Pick<ScheduledTraining, 'name' | 'plannedDate' | 'plannedTime'>;

/** Returns how a training is called where several of one template stand below each other, and a label that says whose it is. */
export function useTrainingWords() {
  const { t } = useTranslation();
  const wordsOf = (training: Named) => ({
    name: localizedText(training.name),
    date: showPlannedDate(training, currentLocale()),
  });
  return {
    wordsOf,
    nameAndDate: (training: Named) => t('activeTrainings.nameAndDate', wordsOf(training)),
    labelled: (what: string, training: Named) => t('activeTrainings.of', { what, ...wordsOf(training) }),
  };
}
