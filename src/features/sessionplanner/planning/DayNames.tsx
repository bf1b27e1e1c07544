import Box from '@mui/material/Box';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';

/** Several days beside each other, in order. */
export function DayNames({ label, days }: { label: string; days: readonly string[] }) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {days.map((day) => (
        <Box component="li" key={day} sx={{ whiteSpace: 'nowrap' }}>
          {showDate(day, currentLocale())}
        </Box>
      ))}
    </Box>
  );
}
