import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSession } from '../../session/useSession';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useLeaving } from '../../ui/useLeaving';
import { selectEdited } from './editedMappings';
import { dropMappingDraft } from './editing/mappingDraft';

/** Asks whoever leaves the page before something typed is lost; what is discarded does not come back as a draft. */
export function LeavingMappings({ unsaved }: { unsaved: readonly string[] }) {
  const { t } = useTranslation();
  const { id: userId } = useSession();
  const edited = useSelector(selectEdited);
  const leaving = useLeaving(unsaved.some((id) => edited.includes(id)));
  return (
    <ConfirmDialog
      open={leaving.isAsking}
      title={t('ui.discard.title')}
      question={t('ui.discard.question')}
      cancelLabel={t('ui.discard.keep')}
      confirmLabel={t('ui.discard.confirm')}
      onConfirm={() => {
        for (const id of unsaved) dropMappingDraft(userId, id);
        leaving.goOn();
      }}
      onCancel={leaving.stay}
    />
  );
}
