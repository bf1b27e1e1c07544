import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { showDate } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { weekdayName } from '../calendarDays';
import { TrainingMark } from './TrainingMark';

interface DayListProps {
  byDay: ReadonlyMap<string, readonly ScheduledTraining[]>;
  onDay: (day: string) => void;
}

/** The days of a month that have trainings, below each other, for screens too narrow for a whole week. */
export function DayList({ byDay, onDay }: DayListProps) {
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
