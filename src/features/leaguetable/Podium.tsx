import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '@/api/address';
import { parsedImage } from '@/api/price';
import { Picture } from '@/ui/Picture';
import type { LeaguePrize } from '@contract/league';
import { leagueTablePrizes } from '@contract/lists';
import type { LeagueRow } from './leagueRows';

const medals = ['#b8901c', '#8a949c', '#a0673a'] as const;

/** The first three of the table, at a glance, each with the prize of the place. */
export function Podium({ rows, prizes }: { rows: readonly LeagueRow[]; prizes: readonly LeaguePrize[] }) {
  const { t } = useTranslation();
  return (
    <Stack
      component="ol"
      aria-label={t('league.podium')}
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      {rows.slice(0, medals.length).map(({ playerId, rank, player, totalPoints, tied }, index) => {
        const prize = prizes.find((one) => one.prize === leagueTablePrizes[index]);
        return (
          <Paper component="li" key={playerId} variant="outlined" sx={{ flex: 1, minWidth: 0, p: 2 }}>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
              <EmojiEventsIcon sx={{ color: medals[index], fontSize: index === 0 ? 40 : 32 }} />
              <Stack sx={{ minWidth: 0 }}>
                <Typography variant="body2" color="textSecondary">
                  {t(tied ? 'league.placeTied' : 'league.place', { rank })}
                </Typography>
                <Typography variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {player}
                </Typography>
                <Typography variant="body2">{t('league.points', { count: totalPoints })}</Typography>
              </Stack>
            </Stack>
            {prize && <PodiumPrize prize={prize} />}
          </Paper>
        );
      })}
    </Stack>
  );
}

const PICTURE_WIDTH = 96;

/** The prize that belongs to a place of the table, with its picture. */
function PodiumPrize({ prize: { prize, name, cloudinary_image } }: { prize: LeaguePrize }) {
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
