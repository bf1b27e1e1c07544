import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useLeaving } from '../../../ui/useLeaving';

/** Asks whoever leaves the page before a chosen prize is lost. */
export function LeavingChoices({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation();
  const { isAsking, goOn, stay } = useLeaving(isUnsaved);
  return (
    <ConfirmDialog
      open={isAsking}
      title={t('ui.discard.title')}
      question={t('ui.discard.question')}
      cancelLabel={t('ui.discard.keep')}
      confirmLabel={t('ui.discard.confirm')}
      onConfirm={goOn}
      onCancel={stay}
    />
  );
}
