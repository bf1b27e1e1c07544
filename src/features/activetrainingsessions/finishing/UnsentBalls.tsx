import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** How many balls are on this device alone, and that finishing has to wait for them. */
export function UnsentBalls({ balls, undecided }: { balls: number; undecided: number }) {
  const { t } = useTranslation();
  if (balls === 0) return null;
  return (
    <Box component="span" sx={{ display: 'block', mt: 1 }}>
      {t('activeTrainings.mark.unsent', { count: balls })}
      {undecided > 0 && <> {t('activeTrainings.mark.undecided', { count: undecided })}</>}
    </Box>
  );
}
