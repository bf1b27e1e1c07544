import Box from '@mui/material/Box';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { lazyComponent } from '@/ui/lazyLoading';
import { TREND_SIZE } from './leagueRows';

/** Drawing needs a large library, which is loaded once the table stands. */
const TrendLine = lazyComponent(() => import('./TrendLine'));

/**
 * The points of a player's last events, oldest first: as a line, and in words for whoever does not see it. Where a
 * change leaves them as they are, which is nearly everywhere, nothing is drawn again.
 */
export const Trend = memo(function Trend({ points }: { points: readonly number[] }) {
  const { t } = useTranslation();
  if (points.length === 0) return null;
  const number = new Intl.NumberFormat(currentLocale());
  const words = points.map((each) => number.format(each)).join(', ');
  // A single event makes no line.
  if (points.length === 1) return <span>{t('league.trend.one', { points: words })}</span>;
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }} title={words}>
      <Box component="span" aria-hidden sx={{ display: 'inline-block', ...TREND_SIZE }}>
        <Suspense fallback={null}>
          <TrendLine points={points} />
        </Suspense>
      </Box>
      <VisuallyHidden>{t('league.trend.words', { points: words })}</VisuallyHidden>
    </Box>
  );
});
