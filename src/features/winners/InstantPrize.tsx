import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '@/api/address';
import { useGetSessionPricesQuery } from '@/api/price';
import { Picture } from '@/ui/Picture';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import type { ScheduledTraining } from '@contract/training';

/** What can be won in this training at once, with its picture; nothing where there is no such prize. */
export function InstantPrize({ training, width }: { training: ScheduledTraining; width: number }) {
  const { t } = useTranslation();
  const prize = useInstantPrize(training);
  if (!prize) return null;
  const { image } = prize;
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      {image === undefined ? (
        <EmojiEventsIcon aria-hidden sx={{ fontSize: 48, color: 'secondary.main' }} />
      ) : (
        <Box sx={{ flexShrink: 0, width, maxWidth: '40%' }}>
          <Picture
            address={(pixels) => imageAddress(image, pixels)}
            alt={t('winners.picture', { prize: prize.name })}
            width={width}
            aspectRatio="4 / 3"
          />
        </Box>
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography color="textSecondary" sx={{ fontSize: 'inherit' }}>
          {t('winners.prize')}
        </Typography>
        <Typography sx={{ fontSize: '1.25em', fontWeight: 600 }}>{prize.name}</Typography>
      </Box>
    </Stack>
  );
}

/** Returns the instant prize of a training with the public id of its picture, null where there is no such prize. */
export function useInstantPrize({ session_price: prize }: ScheduledTraining): {
  name: string;
  image: string | undefined;
} | null {
  const { data: prices = [] } = useGetSessionPricesQuery(undefined, { skip: !prize });
  if (!prize) return null;
  return { name: prize.name, image: prices.find(({ id }) => id === prize.id)?.cloudinary_image?.public_id };
}
