import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../modal/useDialog';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

interface DeleteUsersDialogProps {
  /** How many are checked. */
  count: number;
  isBusy: boolean;
  onDelete: () => Promise<void>;
}

/** Asks before all checked users are deleted. */
export function DeleteUsersDialog({ count, isBusy, onDelete }: DeleteUsersDialogProps) {
  const { t } = useTranslation();
  const { isOpen, hide } = useDialog('deleteUsers');
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('ui.deletion')}
      question={t('users.checked.deleteQuestion', { count })}
      consequence={t('users.checked.deleteConsequence')}
      confirmLabel={t('ui.confirm')}
      isBusy={isBusy}
      onConfirm={() => void onDelete().then(hide)}
      onCancel={hide}
    />
  );
}
