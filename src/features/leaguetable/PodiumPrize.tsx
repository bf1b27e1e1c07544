import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LeaguePrize } from '../../../contract/league';
import { imageAddress } from '../../api/address';
import { parsedImage } from '../../api/price';
import { Picture } from '../../ui/Picture';

const PICTURE_WIDTH = 96;

/** The prize that belongs to a place of the table, with its picture. */
export function PodiumPrize({ prize: { prize, name, cloudinary_image } }: { prize: LeaguePrize }) {
  const { t } = useTranslation();
  const image = parsedImage(cloudinary_image);
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {image && (
        <Box sx={{ flexShrink: 0 }}>
          <Picture
            address={(width) => imageAddress(image.public_id, width)}
            alt={t('prizes.picture', { name })}
            width={PICTURE_WIDTH}
            aspectRatio="4 / 3"
          />
        </Box>
      )}
      <Stack sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {t(`prizes.place.${prize}`)}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      </Stack>
    </Stack>
  );
}
