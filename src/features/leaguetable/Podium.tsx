import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '@/api/address';
import { parsedImage } from '@/api/price';
import { Picture } from '@/ui/Picture';
import { medals } from '@/ui/shownLarge/medals';
import type { LeaguePrize } from '@contract/league';
import { leagueTablePrizes } from '@contract/lists';
import type { LeagueRow } from './leagueRows';

/** The first three of the table who are still members, at a glance, each with a prize. */
export function Podium({ rows, prizes }: { rows: readonly LeagueRow[]; prizes: readonly LeaguePrize[] }) {
  const { t } = useTranslation();
  const members = rows.filter(({ isFormer }) => !isFormer);
  if (members.length === 0) return null;
  return (
    <Stack
      component="ol"
      aria-label={t('league.podium')}
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      {members.slice(0, medals.length).map(({ playerId, rank, player, totalPoints, tied }, index) => {
        const prize = prizes.find((one) => one.prize === leagueTablePrizes[index]);
        return (
          <Paper component="li" key={playerId} variant="outlined" sx={{ flex: 1, minWidth: 0, px: 1.5, py: 0.75 }}>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
              <EmojiEventsIcon sx={{ color: medals[index], fontSize: index === 0 ? 36 : 30 }} />
              <Stack sx={{ minWidth: 0 }}>
                <Typography translate="no" sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
                  {player}
                </Typography>
                <Typography variant="body2">
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {t(tied ? 'league.placeTied' : 'league.place', { rank })}
                  </Box>
                  <span>{` · ${t('league.points', { count: totalPoints })}`}</span>
                </Typography>
              </Stack>
            </Stack>
            {prize && <PodiumPrize prize={prize} />}
          </Paper>
        );
      })}
    </Stack>
  );
}

/** The rows of the table need the room more than the longest names of prizes, whose whole name is its title. */
const prizeText = {
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

const PICTURE_WIDTH = 56;

/** The prize that belongs to a place of the table, with its picture. */
function PodiumPrize({ prize: { prize, name, cloudinary_image } }: { prize: LeaguePrize }) {
  const { t } = useTranslation();
  const image = parsedImage(cloudinary_image);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1.5, mt: 0.75, pt: 0.75, borderTop: 1, borderColor: 'divider' }}
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
      <Typography variant="body2" title={name} sx={prizeText}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`${t(`prizes.place.${prize}`)}:`}
        </Box>{' '}
        <span>{name}</span>
      </Typography>
    </Stack>
  );
}
