import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/ui/lazyLoading';
import type { ReadRow } from '../editing/mappingForm';

/** Drawing needs a large library, which only this page loads. */
const StepChart = lazyComponent(() => import('./StepChart'));

/** The mapping drawn as steps, following what is typed; the table beside it says the same in numbers. */
export function Chart({ name, rows }: { name: string; rows: readonly ReadRow[] }) {
  const { t } = useTranslation();
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      {rows.length > 0 && (
        <Box role="img" aria-label={t('points.chart.label', { name })}>
          <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
            <StepChart rows={rows} />
          </Suspense>
        </Box>
      )}
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {t(rows.length > 0 ? 'points.chart.caption' : 'points.chart.nothing')}
      </Typography>
    </Box>
  );
}
