import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { hasOwnImageHost } from '@/api/address';
import { useDeleteImageMutation, useGetImagesQuery } from '@/api/image';
import { RemovalDialog } from '@/modal/RemovalDialog';
import type { OpenPicker } from '@/modal/imagePickerSlice';
import { removalAsked } from '@/modal/modalSlice';
import { useMay } from '@/session/sessionSlice';
import { QueryState } from '@/ui/QueryState';
import { isFocusFree } from '@/ui/focus';
import { shapeOf } from '@/ui/textShape';
import { useControlSearch } from '@/ui/useControl';
import { useIsPhone } from '@/ui/useIsPhone';
import { isFoundIn } from '@contract/folding';
import type { HostedImage } from '@contract/image';
import type { CurrentOf } from '@contract/problem';
import { type Cursor, ImageGrid, ImageSearch } from './ImageSearch';
import { UploadArea, useFileDrop, useUpload } from './UploadArea';

interface PickerDialogProps {
  picker: OpenPicker;
  isOpen: boolean;
  onClose: () => void;
  onPick: (publicId: string) => void;
}

/** The image select modal (specification §2): the images for one purpose, by public id, the newest first. */
export function PickerDialog({ picker: { tag, chosen = null }, isOpen, onClose, onPick }: PickerDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const titleId = useId();
  const isPhone = useIsPhone();
  const mayUpload = useMay('image.upload') && hasOwnImageHost();
  const mayDelete = useMay('image.delete') && hasOwnImageHost();
  const query = useGetImagesQuery({ tag }, { refetchOnMountOrArgChange: true });
  const [search, setSearch] = useState('');
  const [cursor, setCursor] = useState<Cursor>({ publicId: null, takesFocus: false });

  const images = query.data ?? [];
  const { found, text } = useFoundImages(search, images);
  const goTo = (publicId: string | null) => setCursor({ publicId, takesFocus: true });
  const uploadArea = useRef<HTMLDivElement>(null);
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });
  const upload = useUpload(tag, (publicId, focusedBefore) => {
    // Whoever has searched for something else meanwhile goes on there.
    if (latestSearch.current !== search) return;
    // It might not be among what is searched for.
    setSearch('');
    if (document.activeElement === focusedBefore || isFocusFree(uploadArea.current)) goTo(publicId);
  });
  const { isDraggedOver, dropTarget } = useFileDrop(upload.take);
  const nothing = images.length > 0 ? t('ui.nothingFound') : t('images.nothingYet');

  return (
    <>
      <Dialog
        open={isOpen}
        onClose={onClose}
        fullScreen={isPhone}
        fullWidth
        maxWidth="lg"
        aria-labelledby={titleId}
        {...(mayUpload ? dropTarget : {})}
        // The search must not make the dialog jump.
        slotProps={{ paper: { sx: { height: { sm: '85vh' } } } }}
      >
        <DialogTitle id={titleId}>{t('images.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {mayUpload && <UploadArea ref={uploadArea} upload={upload} isDraggedOver={isDraggedOver} />}
            <ImageSearch
              text={text}
              count={query.data && found.length}
              autoFocus={!isPhone}
              onSearch={setSearch}
              onLeave={() => goTo(found[0]?.public_id ?? null)}
            />
            <QueryState
              query={query}
              isEmpty={found.length === 0}
              nothingYet={mayUpload && images.length === 0 ? `${nothing} ${t('images.firstUpload')}` : nothing}
            >
              <ImageGrid
                images={found}
                chosen={chosen}
                cursor={cursor}
                onMove={setCursor}
                onPick={onPick}
                onDelete={
                  mayDelete ? (publicId) => dispatch(removalAsked({ kind: 'deleteImage', publicId })) : undefined
                }
              />
            </QueryState>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </DialogActions>
      </Dialog>
      <DeleteImageDialog
        images={images}
        onDeleted={(publicId) =>
          goTo(
            neighbourOf(
              publicId,
              found.map(({ public_id }) => public_id),
            ),
          )
        }
      />
    </>
  );
}

/**
 * Returns the images whose public ids hold what is searched for, and that search; in a replay, in which it is known by its
 * shape, what it had found.
 */
function useFoundImages(search: string, images: readonly HostedImage[]) {
  const [recorded, report] = useControlSearch('images');
  const found = images.filter(({ public_id }) => isFoundIn([public_id], search));
  const ids = found.map(({ public_id }) => public_id).join('\n');
  useEffect(() => {
    const publicIds = ids === '' ? [] : ids.split('\n');
    report(search === '' ? null : () => ({ control: 'images', shape: shapeOf(search), ids: [], publicIds }));
  }, [report, search, ids]);
  if (!recorded || !('publicIds' in recorded)) return { found, text: search };
  const wasFound = new Set(recorded.publicIds);
  return { found: images.filter(({ public_id }) => wasFound.has(public_id)), text: recorded.shape };
}

/** Returns what stands where this one stood once it is gone: the next one, or for the last one the one before. */
function neighbourOf(publicId: string, all: readonly string[]): string | null {
  const position = all.indexOf(publicId);
  return all[position + 1] ?? all[position - 1] ?? null;
}

interface DeleteImageDialogProps {
  images: readonly HostedImage[];
  onDeleted: (publicId: string) => void;
}

/** Asks before an image is deleted, over the picker, and says where one is still used. */
function DeleteImageDialog({ images, onDeleted }: DeleteImageDialogProps) {
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
      remove={({ id }, changeOnce) => changeOnce(deleteImage, { publicId: id })}
      done={({ id }) => ({ textKey: 'images.deletion.done', values: { name: id } })}
      onRemoved={({ id }) => onDeleted(id)}
    />
  );
}
