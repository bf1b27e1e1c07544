import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { imageAddress } from '../../api/address';
import type { ShownPrice } from '../../api/price';
import { removalAsked } from '../../modal/modalSlice';
import { Picture } from '../../ui/Picture';
import { editingBegun } from './editedPrices';

/** A price as it is read. */
export function PriceContent({ price, takesFocus }: { price: ShownPrice; takesFocus: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id, name, description, cloudinary_image: image, used_as_league_table_prize: prize } = price;
  return (
    <Stack spacing={1.5}>
      {image && (
        <Picture
          address={(width) => imageAddress(image.public_id, width)}
          alt={t('prizes.picture', { name })}
          width={400}
          aspectRatio="16 / 9"
          fills
        />
      )}
      <Typography variant="h2" sx={{ typography: 'h6', overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {description && <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{description}</Typography>}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        {prize && <EmojiEventsIcon fontSize="small" color="primary" aria-hidden />}
        <Typography variant="body2" color={prize ? 'textPrimary' : 'textSecondary'}>
          {prize ? t('prizes.note', { place: t(`prizes.place.${prize}`) }) : t('prizes.noNote')}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <IconButton
          aria-label={t('prizes.edit', { name })}
          autoFocus={takesFocus}
          onClick={() => dispatch(editingBegun(id))}
        >
          <EditIcon />
        </IconButton>
        <IconButton
          aria-label={t('prizes.delete', { name })}
          onClick={() => dispatch(removalAsked({ kind: 'deletePrice', id }))}
        >
          <DeleteIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
