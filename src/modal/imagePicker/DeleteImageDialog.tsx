import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageUse } from '../../../contract/image';
import { useDeleteImageMutation } from '../../api/image';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { refusalOf } from '../../ui/failure';
import { useProblemText } from '../../ui/problem';
import { useNotify } from '../../ui/useNotify';

interface DeleteImageDialogProps {
  /** The image in question; null closes the dialog. */
  publicId: string | null;
  onCancel: () => void;
  onDeleted: (publicId: string) => void;
}

/**
 * Asks before an image is deleted, and says where one is still used. It is none of the dialogs of the modal slot: one of
 * those may stand open below the picker.
 */
export function DeleteImageDialog({ publicId, onCancel, onDeleted }: DeleteImageDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const [deleteImage, { error, isLoading, originalArgs, reset }] = useDeleteImageMutation();
  const name = useLast(publicId) ?? '';

  const whyNot = () => {
    const refusal = refusalOf(error);
    if (refusal?.code !== 'in-use') return problemText(error);
    const { templates, trainings, prices } = refusal.current as ImageUse;
    const use = [
      templates > 0 && t('images.deletion.templates', { count: templates }),
      trainings > 0 && t('images.deletion.trainings', { count: trainings }),
      prices > 0 && t('images.deletion.prices', { count: prices }),
    ].filter(Boolean);
    return t('images.deletion.inUse', { name, use: use.join(t('images.deletion.and')) });
  };
  const confirm = async () => {
    if (publicId === null) return;
    const answer = await deleteImage({ publicId });
    if (answer.error !== undefined) return;
    notify(t('images.deletion.done', { name: publicId }));
    onDeleted(publicId);
  };
  const cancel = () => {
    reset();
    onCancel();
  };

  return (
    <ConfirmDialog
      open={publicId !== null}
      title={t('ui.deletion')}
      question={t('images.deletion.question', { name })}
      consequence={t('images.deletion.consequence')}
      confirmLabel={t('ui.confirm')}
      onConfirm={() => void confirm()}
      onCancel={cancel}
      isBusy={isLoading}
      problem={error === undefined || originalArgs?.publicId !== name ? null : whyNot()}
    />
  );
}

/** Returns the last value that was not null: the question must not change while the dialog closes. */
function useLast(value: string | null): string | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
