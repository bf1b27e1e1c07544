import { useTranslation } from 'react-i18next';
import type { OutboxEntry } from '../../outbox/entries';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface SigningOutQuestionProps {
  open: boolean;
  unsent: readonly OutboxEntry[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whoever signs out while recorded balls are still on this device. */
export default function SigningOutQuestion({ open, unsent, onConfirm, onCancel }: SigningOutQuestionProps) {
  const { t } = useTranslation();
  const isAllKept = unsent.every(({ isKept }) => isKept);
  const count = unsent.filter(({ kind }) => kind === 'ball').length;
  return (
    <ConfirmDialog
      open={open}
      title={t('outbox.signOut.title')}
      question={t('outbox.signOut.question', { count })}
      consequence={t(isAllKept ? 'outbox.signOut.stays' : 'outbox.signOut.lost')}
      confirmLabel={t('outbox.signOut.confirm')}
      cancelLabel={t('outbox.signOut.stay')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
