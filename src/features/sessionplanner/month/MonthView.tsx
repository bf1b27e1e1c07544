import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useGetTrainingsQuery } from '../../../api/training';
import { useFilters } from '../../../filters/useFilters';
import { useShownClub } from '../../../filters/useShownClub';
import { todayHere } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { Faces } from '../../../ui/Faces';
import { monthOf, spanOf } from '../calendarDays';
import { DayList } from './DayList';
import { MonthGrid } from './MonthGrid';
import { MonthToolbar } from './MonthToolbar';
import { trainingsByDay } from './trainingsByDay';

/** All trainings of a month in their days, whatever their status; pressing a day hands it on. */
export function MonthView({ onDay }: { onDay: (day: string) => void }) {
  const { t } = useTranslation();
  const { golfclubId } = useShownClub('planner');
  const [filters, change] = useFilters('planner');
  const month = filters.month ?? monthOf(todayHere());
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  // Only the weeks that are shown are asked for, however much a club has finished in all its years.
  const query = useGetTrainingsQuery(
    { golfclubId, list: 'all', sort: 'plannedDate', ...spanOf(month, currentLocale()) },
    { refetchOnMountOrArgChange: true },
  );
  const shown = query.currentData?.trainings ?? [];
  const ofMonth = shown.filter(({ plannedDate }) => monthOf(plannedDate) === month);
  const onMonth = (wanted: string) => change({ month: wanted });
  return (
    <Stack spacing={1}>
      <MonthToolbar month={month} onMonth={onMonth} />
      <Faces query={query} isEmpty={false} nothingYet={null}>
        {query.isFetching && query.currentData === undefined && <LinearProgress aria-label={t('ui.loading')} />}
        <Typography role="status" color="textSecondary">
          {query.currentData && t('planner.month.count', { count: ofMonth.length })}
        </Typography>
        {isNarrow ? (
          <DayList byDay={trainingsByDay(ofMonth)} onDay={onDay} />
        ) : (
          <MonthGrid month={month} byDay={trainingsByDay(shown)} onMonth={onMonth} onDay={onDay} />
        )}
      </Faces>
    </Stack>
  );
}
