import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useDialogOf } from './useDialogOf';

interface DiscardDialogProps {
  /** What the dialog names as to be discarded. */
  of: string;
  onDiscard: () => void;
  onKeep?: () => void;
}

/** Asks before what was typed under this name is lost. */
export function DiscardDialog({ of, onDiscard, onKeep }: DiscardDialogProps) {
  const { t } = useTranslation();
  const { isOpen, hide } = useDialogOf('discard', { of });
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('ui.discard.title')}
      question={t('ui.discard.question')}
      cancelLabel={t('ui.discard.keep')}
      confirmLabel={t('ui.discard.confirm')}
      onConfirm={() => {
        hide();
        onDiscard();
      }}
      onCancel={() => {
        hide();
        onKeep?.();
      }}
    />
  );
}
