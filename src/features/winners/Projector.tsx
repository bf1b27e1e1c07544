import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import type { ScheduledTraining } from '@contract/training';
import { InstantPrize } from './InstantPrize';
import type { WinnerRow } from './winnerRows';

interface ProjectorProps {
  training: ScheduledTraining;
  rows: readonly WinnerRow[];
  onLeave: () => void;
}

/** Black on white, whatever colours the rest of the app has: the scheme for the sun is made for hard conditions. */
const highContrast = { 'data-sunlight': '' };

/** The winners over the whole screen, to be read from the last row of the room; Escape leaves it. */
export function Projector({ training, rows, onLeave }: ProjectorProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog
      fullScreen
      open
      onClose={onLeave}
      aria-labelledby={titleId}
      slotProps={{ paper: { ...highContrast, sx: { bgcolor: 'background.default', color: 'text.primary' } } }}
    >
      <Stack
        tabIndex={0}
        sx={{
          flexGrow: 1,
          overflow: 'auto',
          gap: '2vh',
          p: 'clamp(16px, 3vw, 64px)',
          fontSize: 'clamp(20px, 2.4vw, 48px)',
        }}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography
              id={titleId}
              component="h2"
              sx={{ fontSize: '1.6em', fontWeight: 700, lineHeight: 1.15, overflowWrap: 'anywhere' }}
            >
              {t('winners.titleOf', { training: localizedText(training.name) })}
            </Typography>
            <Typography sx={{ fontSize: 'inherit' }}>{showDate(training.plannedDate, currentLocale())}</Typography>
          </Box>
          <Button variant="outlined" onClick={onLeave} sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
            {t('winners.leave')}
          </Button>
        </Stack>
        <InstantPrize training={training} width={240} />
        <Stack component="ol" aria-label={t('winners.title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {rows.map((row) => (
            <Place key={row.id} row={row} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}

function Place({ row }: { row: WinnerRow }) {
  const { t } = useTranslation();
  const { place, isShared, players, score, handicapPlayed, handicapDifference, numbers } = row;
  const details = [
    t('winners.scoreOf', { score }),
    ...(typeof numbers.handicapPlayed === 'number'
      ? [t('winners.playedOf', { handicap: handicapPlayed, difference: handicapDifference })]
      : []),
  ];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: '0.75em', alignItems: 'baseline', borderTop: 2, borderColor: 'divider', py: '0.4em' }}
    >
      <Box sx={{ fontSize: '1.4em', fontWeight: 700, minWidth: '2.2em', flexShrink: 0 }}>
        {t('winners.placeShort', { place })}
        {isShared && <Box sx={{ fontSize: '0.4em', fontWeight: 400 }}>{t('winners.shared')}</Box>}
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontSize: '1.25em', fontWeight: 600 }}>{players}</Box>
        <Box sx={{ fontSize: '0.75em' }}>{details.join(' · ')}</Box>
      </Box>
      <Box sx={{ fontSize: '1.25em', fontWeight: 700, flexShrink: 0 }}>
        {t('winners.pointsOf', { count: numbers.points })}
      </Box>
    </Stack>
  );
}
