import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { showDate } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { weekdayName } from '../calendarDays';
import { DayNames } from './DayNames';
import { daysPlanned, type PlannerValues } from './plannerForm';

/** The days that the form would plan, where they are more than the one that was typed. */
export function PlannedDays() {
  const { t } = useTranslation();
  const { values } = useFormikContext<PlannerValues>();
  const locale = currentLocale();
  const days = daysPlanned(values);
  const [first, last] = [days[0], days.at(-1)];
  const isSeries = days.length > 1 && first !== undefined && last !== undefined;
  return (
    <Box>
      <Typography role="status">
        {isSeries &&
          t('planner.series.willPlan', {
            count: days.length,
            weekday: weekdayName(first, locale),
            first: showDate(first, locale),
            last: showDate(last, locale),
          })}
      </Typography>
      {isSeries && <DayNames label={t('planner.series.days')} days={days} />}
    </Box>
  );
}
