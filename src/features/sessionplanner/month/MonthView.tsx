import AddIcon from '@mui/icons-material/Add';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetTrainingsQuery } from '@/api/training';
import { useFilters, useSelectedClub } from '@/filters/useFilters';
import { showDate, todayHere, weekdayName } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { QueryState } from '@/ui/QueryState';
import { useIsPhone } from '@/ui/useIsPhone';
import { useToday } from '@/ui/useToday';
import type { ScheduledTraining } from '@contract/training';
import { addMonths, monthName, monthOf, spanOf } from '../calendarDays';
import { MonthGrid } from './MonthGrid';
import { TrainingMark } from './TrainingMark';
import { trainingsByDay } from './dayKeys';

/** All trainings of a month in their days, whatever their status; pressing a day hands it on. */
export function MonthView({ onDay }: { onDay: (day: string) => void }) {
  const { t } = useTranslation();
  const { golfclubId } = useSelectedClub('planner');
  const [filters, change] = useFilters('planner');
  const today = useToday();
  const month = filters.month ?? monthOf(today);
  const isNarrow = useIsPhone();
  // Only the weeks that are shown are asked for, however much a club has finished in all its years.
  const query = useGetTrainingsQuery(
    { golfclubId, list: 'all', sort: 'plannedDate', ...spanOf(month, currentLocale()) },
    { refetchOnMountOrArgChange: true },
  );
  const visible = query.currentData?.trainings ?? [];
  const ofMonth = visible.filter(({ plannedDate }) => monthOf(plannedDate) === month);
  const onMonth = (wanted: string) => change({ month: wanted });
  return (
    <Stack spacing={1}>
      <MonthToolbar month={month} onMonth={onMonth} />
      <QueryState query={query} isEmpty={false} nothingYet={null}>
        {query.isFetching && query.currentData === undefined && <LinearProgress aria-label={t('ui.loading')} />}
        <Typography role="status" color="textSecondary">
          {query.currentData && t('planner.month.count', { count: ofMonth.length })}
        </Typography>
        {isNarrow ? (
          <DayList byDay={trainingsByDay(ofMonth)} onDay={onDay} />
        ) : (
          <MonthGrid month={month} byDay={trainingsByDay(visible)} onMonth={onMonth} onDay={onDay} />
        )}
      </QueryState>
    </Stack>
  );
}

interface MonthToolbarProps {
  month: string;
  onMonth: (month: string) => void;
}

/** Which month is shown, and the ways to the one before, the next and this month. */
function MonthToolbar({ month, onMonth }: MonthToolbarProps) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <IconButton
        aria-label={t('ui.calendar.previousMonth')}
        onClick={() => onMonth(addMonths(month, -1))}
        sx={{ width: 44, height: 44 }}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        aria-label={t('ui.calendar.nextMonth')}
        onClick={() => onMonth(addMonths(month, 1))}
        sx={{ width: 44, height: 44 }}
      >
        <ChevronRightIcon />
      </IconButton>
      <Button onClick={() => onMonth(monthOf(todayHere()))} sx={{ minHeight: 44 }}>
        {t('planner.month.today')}
      </Button>
      <Typography variant="h2" aria-live="polite">
        {monthName(month, currentLocale())}
      </Typography>
    </Stack>
  );
}

interface DayListProps {
  byDay: ReadonlyMap<string, readonly ScheduledTraining[]>;
  onDay: (day: string) => void;
}

/** The days of a month that have trainings, below each other, for screens too narrow for a whole week. */
function DayList({ byDay, onDay }: DayListProps) {
  const { t } = useTranslation();
  const locale = currentLocale();
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {[...byDay].map(([day, trainings]) => {
        const named = { weekday: weekdayName(day, locale), date: showDate(day, locale) };
        return (
          <Box component="li" key={day} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
              <Typography variant="subtitle1" component="h3">
                {t('planner.month.dayHeading', named)}
              </Typography>
              <Button
                aria-label={t('planner.month.planOn', named)}
                onClick={() => onDay(day)}
                startIcon={<AddIcon aria-hidden />}
                sx={{ minHeight: 44, flexShrink: 0 }}
              >
                {t('planner.form.plan')}
              </Button>
            </Stack>
            <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {trainings.map((training) => (
                <li key={training.id}>
                  <TrainingMark training={training} />
                </li>
              ))}
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}
