import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { todayHere } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { addMonths, monthName, monthOf } from '../calendarDays';

interface MonthToolbarProps {
  month: string;
  onMonth: (month: string) => void;
}

/** Which month is shown, and the ways to the one before, the next and this month. */
export function MonthToolbar({ month, onMonth }: MonthToolbarProps) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <IconButton
        aria-label={t('planner.calendar.previousMonth')}
        onClick={() => onMonth(addMonths(month, -1))}
        sx={{ width: 44, height: 44 }}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        aria-label={t('planner.calendar.nextMonth')}
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
