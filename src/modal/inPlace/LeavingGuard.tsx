import { useTranslation } from 'react-i18next';
import { dropDraft } from '../../session/drafts';
import { useSession } from '../../session/useSession';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useLeaving } from '../../ui/useLeaving';

/** Asks whoever leaves the page before these drafts are lost; once confirmed, they do not come back. */
export function LeavingGuard({ unsaved }: { unsaved: readonly string[] }) {
  const { t } = useTranslation();
  const { id } = useSession();
  const { isAsking, goOn, stay } = useLeaving(unsaved.length > 0);
  const discard = () => {
    for (const name of unsaved) dropDraft(id, name);
    goOn();
  };
  return (
    <ConfirmDialog
      open={isAsking}
      title={t('ui.discard.title')}
      question={t('ui.discard.question')}
      cancelLabel={t('ui.discard.keep')}
      confirmLabel={t('ui.discard.confirm')}
      onConfirm={discard}
      onCancel={stay}
    />
  );
}
