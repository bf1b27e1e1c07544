import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { showInstant } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { selectReadAt, type WithKeptTrainings } from '../../../outbox/keptTrainingsSlice';
import { Notice } from '../../../ui/Notice';

/** Says since when the training has not been refreshed, if it is shown as this device kept it. */
export function NotRefreshed({ trainingId }: { trainingId: string }) {
  const { t } = useTranslation();
  const readAt = useSelector((state: WithKeptTrainings) => selectReadAt(state, trainingId));
  if (readAt === null) return null;
  return (
    <Notice severity="warning">{t('offline.notRefreshed', { time: showInstant(readAt, currentLocale()) })}</Notice>
  );
}
