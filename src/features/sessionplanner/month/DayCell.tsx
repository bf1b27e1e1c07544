import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showDate, weekdayName } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import type { ScheduledTraining } from '@contract/training';
import { TrainingMark } from './TrainingMark';

interface DayCellProps {
  day: string;
  trainings: readonly ScheduledTraining[];
  /** Belongs to the month that is shown. */
  isInMonth: boolean;
  isToday: boolean;
  /** The one day that the Tab key stops at. */
  isActive: boolean;
  takesFocus: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPick: () => void;
}

/** One day of the month: a button with its number, and below it what is planned for the day. */
export function DayCell(props: DayCellProps) {
  const { day, trainings, isInMonth, isToday, isActive, takesFocus, onFocus, onKeyDown, onPick } = props;
  const { t } = useTranslation();
  const locale = currentLocale();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Box
      component="td"
      role="gridcell"
      sx={{
        border: 1,
        borderColor: 'divider',
        verticalAlign: 'top',
        p: 0.5,
        height: 92,
        bgcolor: isInMonth ? undefined : 'action.hover',
      }}
    >
      <ButtonBase
        ref={button}
        focusRipple
        tabIndex={isActive ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={t('planner.month.day', {
          weekday: weekdayName(day, locale),
          date: showDate(day, locale),
          count: trainings.length,
        })}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onPick}
        sx={{
          width: '100%',
          minHeight: 32,
          px: 0.75,
          justifyContent: 'flex-start',
          borderRadius: 1,
          typography: 'body2',
          fontWeight: isToday ? 700 : 400,
          textDecoration: isToday ? 'underline' : 'none',
          color: isInMonth ? 'text.primary' : 'text.secondary',
          '&:hover': { bgcolor: 'action.hover' },
          '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
        }}
      >
        <span>{Number(day.slice(8))}</span>
      </ButtonBase>
      {trainings.length > 0 && (
        <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, px: 0.25, pb: 0.5 }}>
          {trainings.map((training) => (
            <li key={training.id}>
              <TrainingMark training={training} />
            </li>
          ))}
        </Stack>
      )}
    </Box>
  );
}
