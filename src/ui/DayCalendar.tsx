import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useTranslation } from 'react-i18next';
import { dayjs } from '@/i18n/dayjs';
import { currentLocale } from '@/i18n/locale';

interface DayCalendarProps {
  /** `YYYY-MM-DD`; null where none is chosen. */
  date: string | null;
  onPick: (date: string) => void;
}

/** A month to pick a day from; loaded only when somebody asks for it. */
export default function DayCalendar({ date, onPick }: DayCalendarProps) {
  const { t } = useTranslation();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={currentLocale()}
      localeText={{
        previousMonth: t('ui.calendar.previousMonth'),
        nextMonth: t('ui.calendar.nextMonth'),
        calendarViewSwitchingButtonAriaLabel: (view) =>
          t(view === 'year' ? 'ui.calendar.toDays' : 'ui.calendar.toYears'),
      }}
    >
      <DateCalendar
        autoFocus
        value={date === null ? null : dayjs(date)}
        onChange={(picked, state) => {
          if (picked && state === 'finish') onPick(picked.format('YYYY-MM-DD'));
        }}
      />
    </LocalizationProvider>
  );
}
