import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useGetImagesQuery } from '../../api/image';
import { hasOwnImageHost } from '../../api/address';
import { useMay } from '../../session/useSession';
import { Faces } from '../../ui/Faces';
import { removalAsked } from '../modalSlice';
import { DeleteImageDialog } from './DeleteImageDialog';
import { ImageGrid, type Cursor } from './ImageGrid';
import type { PickerShown } from './imagePickerSlice';
import { ImageSearch } from './ImageSearch';
import { UploadArea } from './UploadArea';
import { useFileDrop } from './useFileDrop';
import { useUpload } from './useUpload';

interface PickerDialogProps {
  picker: PickerShown;
  isOpen: boolean;
  onClose: () => void;
  onPick: (publicId: string) => void;
}

/** The image select modal (specification §2): the images for one purpose, by public id, the newest first. */
export function PickerDialog({ picker: { tag, chosen = null }, isOpen, onClose, onPick }: PickerDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const mayUpload = useMay('image.upload') && hasOwnImageHost();
  const mayDelete = useMay('image.delete') && hasOwnImageHost();
  const query = useGetImagesQuery({ tag }, { refetchOnMountOrArgChange: true });
  const [search, setSearch] = useState('');
  const [cursor, setCursor] = useState<Cursor>({ publicId: null, takesFocus: false });

  const images = query.data ?? [];
  const found = images.filter(({ public_id }) => public_id.toLowerCase().includes(search.trim().toLowerCase()));
  const goTo = (publicId: string | null) => setCursor({ publicId, takesFocus: true });
  const upload = useUpload(tag, (publicId) => {
    // It might not be among what is searched for.
    setSearch('');
    goTo(publicId);
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
            {mayUpload && <UploadArea upload={upload} isDraggedOver={isDraggedOver} />}
            <ImageSearch
              text={search}
              count={query.data && found.length}
              autoFocus={!isPhone}
              onSearch={setSearch}
              onLeave={() => goTo(found[0]?.public_id ?? null)}
            />
            <Faces
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
            </Faces>
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

/** Returns what stands where this one stood once it is gone: the next one, or for the last one the one before. */
function neighbourOf(publicId: string, all: readonly string[]): string | null {
  const place = all.indexOf(publicId);
  return all[place + 1] ?? all[place - 1] ?? null;
}
