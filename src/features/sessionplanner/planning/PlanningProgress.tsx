import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '@/errors/problem';
import { Notice } from '@/ui/Notice';
import { DayNames } from './DayNames';
import { daysIn, type Series } from './plannedSeriesSlice';
import { errorsAtFields } from './plannerForm';

/** How many days of a series are planned by now. */
export function PlanningProgress({ series }: { series: Series | null }) {
  const { t } = useTranslation();
  if (!series || series.days.length < 2) return null;
  return (
    <Typography role="status">
      {t('planner.series.progress', { done: daysIn(series, 'planned').length, all: series.days.length })}
    </Typography>
  );
}

interface StoppedProps {
  series: Series;
  error: unknown;
  onGoOn: () => void;
  onGiveUp: () => void;
}

/** Why planning stopped; of a single day only what no field shows. */
export function PlanningStopped({ series, error, onGoOn, onGiveUp }: StoppedProps) {
  const problemText = useProblemText();
  if (series.days.length > 1)
    return <StoppedSeries series={series} error={error} onGoOn={onGoOn} onGiveUp={onGiveUp} />;
  if (Object.keys(errorsAtFields(error, problemText)).length > 0) return null;
  return <Notice severity="error">{problemText(error)}</Notice>;
}

/** Why planning stopped before the last day, which days are planned and which not, and how to go on with the rest. */
function StoppedSeries({ series, error, onGoOn, onGiveUp }: StoppedProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const parts = [
    { label: t('planner.series.planned'), days: daysIn(series, 'planned') },
    { label: t('planner.series.unknown'), days: daysIn(series, 'unknown') },
    { label: t('planner.series.notPlanned'), days: daysIn(series, 'refused', 'waiting') },
  ];
  return (
    <Notice severity="error">
      <Stack spacing={1}>
        <Typography>{`${t('planner.series.stopped')} ${problemText(error)}`}</Typography>
        {parts
          .filter(({ days }) => days.length > 0)
          .map(({ label, days }) => (
            <Box key={label}>
              <strong aria-hidden>{label}</strong>
              <DayNames label={label} days={days} />
            </Box>
          ))}
        <Typography variant="body2">{t('planner.series.nothingTwice')}</Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={onGoOn} sx={{ minHeight: 44 }}>
            {t('planner.series.goOn')}
          </Button>
          <Button color="inherit" onClick={onGiveUp} sx={{ minHeight: 44 }}>
            {t('planner.series.giveUp')}
          </Button>
        </Stack>
      </Stack>
    </Notice>
  );
}
