import Box from '@mui/material/Box';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayName } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { useToday } from '@/ui/useToday';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { ScheduledTraining } from '@contract/training';
import { monthName, monthOf, weeksOf } from '../calendarDays';
import { DayCell } from './DayCell';
import { dayAfterKey } from './dayKeys';

interface MonthGridProps {
  /** `YYYY-MM` */
  month: string;
  byDay: ReadonlyMap<string, readonly ScheduledTraining[]>;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

const nothing: readonly ScheduledTraining[] = [];

/** A month in weeks. The arrow keys go from day to day, Page Up and Page Down from month to month, with Shift by years. */
export function MonthGrid({ month, byDay, onMonth, onDay }: MonthGridProps) {
  const { t } = useTranslation();
  const locale = currentLocale();
  const weeks = weeksOf(month, locale);
  const today = useToday();
  const [active, setActive] = useState({ day: today, takesFocus: false });
  const fallback = { day: monthOf(today) === month ? today : `${month}-01`, takesFocus: false };
  const reached = monthOf(active.day) === month ? active : fallback;

  const move = (event: KeyboardEvent, from: string) => {
    const day = event.altKey || event.ctrlKey || event.metaKey ? null : dayAfterKey(event, from, locale);
    if (day === null) return;
    event.preventDefault();
    setActive({ day, takesFocus: true });
    if (monthOf(day) !== month) onMonth(monthOf(day));
  };

  return (
    <Box
      component="table"
      role="grid"
      aria-label={t('planner.month.label', { month: monthName(month, locale) })}
      sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
    >
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <Box component="th" scope="col" key={day} sx={{ p: 0.5, typography: 'body2', color: 'text.secondary' }}>
              <span aria-hidden>{weekdayName(day, locale, 'short')}</span>
              <VisuallyHidden>{weekdayName(day, locale)}</VisuallyHidden>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                trainings={byDay.get(day) ?? nothing}
                isInMonth={monthOf(day) === month}
                isToday={day === today}
                isActive={day === reached.day}
                takesFocus={day === reached.day && reached.takesFocus}
                onFocus={() => setActive({ day, takesFocus: false })}
                onKeyDown={(event) => move(event, day)}
                onPick={() => onDay(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
