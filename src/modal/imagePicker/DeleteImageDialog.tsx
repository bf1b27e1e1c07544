import { useTranslation } from 'react-i18next';
import type { HostedImage } from '../../../contract/image';
import type { CurrentOf } from '../../../contract/problem';
import { useDeleteImageMutation } from '../../api/image';
import { RemovalDialog } from '../RemovalDialog';

interface DeleteImageDialogProps {
  images: readonly HostedImage[];
  onDeleted: (publicId: string) => void;
}

/** Asks before an image is deleted, over the picker, and says where one is still used. */
export function DeleteImageDialog({ images, onDeleted }: DeleteImageDialogProps) {
  const { t } = useTranslation();
  const [deleteImage] = useDeleteImageMutation();
  const inUse = (name: string, { templates = 0, trainings = 0, prices = 0 }: CurrentOf<'in-use'>) => {
    const use = [
      templates > 0 && t('images.deletion.templates', { count: templates }),
      trainings > 0 && t('images.deletion.trainings', { count: trainings }),
      prices > 0 && t('images.deletion.prices', { count: prices }),
    ].filter(Boolean);
    return t('images.deletion.inUse', { name, use: use.join(t('images.deletion.and')) });
  };
  return (
    <RemovalDialog
      kind="deleteImage"
      things={images.map(({ public_id: id }) => ({ id }))}
      question={({ id }) => t('images.deletion.question', { name: id })}
      consequence={() => t('images.deletion.consequence')}
      inUse={({ id }, use) => inUse(id, use)}
      remove={({ id }) => deleteImage({ publicId: id })}
      done={({ id }) => t('images.deletion.done', { name: id })}
      onRemoved={({ id }) => onDeleted(id)}
    />
  );
}
