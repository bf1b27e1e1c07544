import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** How many ranks a player has moved since the last training: a sign for the eye, words for screen readers. */
export function Movement({ rank, previousRank }: { rank: number; previousRank: number | null }) {
  const { t } = useTranslation();
  if (previousRank === null) {
    return (
      <Box component="span" sx={{ fontSize: '0.6em', color: 'text.secondary' }}>
        {t('display.screen.newcomer')}
      </Box>
    );
  }
  const up = previousRank - rank;
  const way = up > 0 ? 'up' : up < 0 ? 'down' : 'same';
  const { sign, color } = shown[way];
  const count = Math.abs(up);
  return (
    <>
      <Box component="span" aria-hidden sx={{ fontSize: '0.75em', color }}>
        {sign}
        {way === 'same' ? '' : count}
      </Box>
      <VisuallyHidden>{t(`display.screen.${way}`, { count })}</VisuallyHidden>
    </>
  );
}

const shown = {
  up: { sign: '▲', color: 'success.main' },
  down: { sign: '▼', color: 'error.main' },
  same: { sign: '–', color: 'text.secondary' },
} as const;
