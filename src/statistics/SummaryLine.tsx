import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import type { Summary } from './summary';

interface SummaryLineProps {
  /** What is summed up, and of which category for those who do not see where it stands. */
  title: string;
  label: string;
  summary: Summary;
  /** Returns a number of tenths for reading. */
  show: (tenths: number) => string;
  /** Averages have a decimal where the others may have none. */
  showAverage: (tenths: number) => string;
}

/** Best, average, last and how many, beside each other. */
export function SummaryLine({ title, label, summary, show, showAverage }: SummaryLineProps) {
  const { t } = useTranslation();
  const { best, average, last, number } = summary;
  const facts = [
    [t('statistics.best'), show(best)],
    [t('statistics.average'), showAverage(average)],
    [t('statistics.last'), show(last)],
    [t('statistics.number'), new Intl.NumberFormat(currentLocale()).format(number)],
  ];
  return (
    <Stack spacing={1}>
      <Typography variant="h3">{title}</Typography>
      <Box
        component="dl"
        aria-label={label}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))', gap: 1.5, m: 0 }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: '1.3rem', fontWeight: 600 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
