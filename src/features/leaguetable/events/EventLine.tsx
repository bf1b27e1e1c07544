import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LeagueEntry } from '../../../../contract/league';
import { showDate } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { localizedText } from '../../../i18n/localized';
import { ChainButton } from '../../../modal/chain/ChainButton';

/** One event of a player: the training, the score, the points it gave, and how they came about. */
export function EventLine({ event, player }: { event: LeagueEntry; player: string }) {
  const { t } = useTranslation();
  const training = localizedText(event.trainingName);
  const date = showDate(event.trainingDate, currentLocale());
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Stack sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{training}</Typography>
        <Typography variant="body2" color="textSecondary">
          {date} · {t('league.events.score', { score: event.score })}
        </Typography>
      </Stack>
      <Typography sx={{ whiteSpace: 'nowrap' }}>{t('league.points', { count: event.points })}</Typography>
      <ChainButton
        trainingId={event.trainingId}
        playerId={event.player.id}
        label={t('league.events.label', { player, training, date })}
      />
    </Box>
  );
}
