import { useTranslation } from 'react-i18next';
import { ChartFigure } from '@/ui/ChartFigure';
import { lazyComponent } from '@/ui/lazyLoading';
import type { ReadRow } from '../editing/mappingForm';

const StepChart = lazyComponent(() => import('./StepChart'));

/** Pixels. */
const HEIGHT = 260;

/** The mapping drawn as steps, following what is typed; the table beside it says the same in numbers. */
export function MappingChart({ name, rows }: { name: string; rows: readonly ReadRow[] }) {
  const { t } = useTranslation();
  return (
    <ChartFigure
      label={t('points.chart.label', { name })}
      caption={t(rows.length > 0 ? 'points.chart.caption' : 'points.chart.nothing')}
      height={HEIGHT}
    >
      {rows.length > 0 ? <StepChart height={HEIGHT} rows={rows} /> : null}
    </ChartFigure>
  );
}
