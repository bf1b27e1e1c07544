import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { selectRecordings } from '../balls/recordingQueue';

interface FinishUnsentDialogProps {
  open: boolean;
  trainingId: string;
  onFinish: () => Promise<void>;
  onCancel: () => void;
}

/** Says how many recordings would be missing if the training were finished now. */
export function FinishUnsentDialog({ open, trainingId, onFinish, onCancel }: FinishUnsentDialogProps) {
  const { t } = useTranslation();
  const count = useSelector(selectRecordings).filter((one) => one.trainingId === trainingId).length;
  return (
    <ConfirmDialog
      open={open}
      title={t('wizard.finishing.title')}
      question={t('wizard.finishing.question', { count })}
      consequence={t('wizard.finishing.consequence')}
      confirmLabel={t('wizard.finishing.confirm')}
      onConfirm={() => void onFinish()}
      onCancel={onCancel}
    />
  );
}
