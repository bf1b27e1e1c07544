import { useTranslation } from 'react-i18next';
import { useSignOutMutation } from '@/api/auth';
import { useDialog } from '@/modal/useDialog';
import { useEntriesAtSignOut } from '@/outbox/outboxStatus';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

/** Asks whoever signs out while recorded balls are still on this device. */
export default function SigningOutQuestion() {
  const { t } = useTranslation();
  const { isOpen, dialog, hide } = useDialog('signOut');
  const [signOut] = useSignOutMutation();
  const { count, isOnlyBalls, isAllStored } = useEntriesAtSignOut(Boolean(dialog));
  return (
    <ConfirmDialog
      open={isOpen}
      title={t(isOnlyBalls ? 'outbox.signOut.title' : 'outbox.signOut.titleChanges')}
      question={t(isOnlyBalls ? 'outbox.signOut.question' : 'outbox.signOut.questionChanges', { count })}
      consequence={t(isAllStored ? 'outbox.signOut.stays' : 'outbox.signOut.lost')}
      confirmLabel={t('outbox.signOut.confirm')}
      cancelLabel={t('outbox.signOut.stay')}
      onConfirm={() => void signOut()}
      onCancel={hide}
    />
  );
}
