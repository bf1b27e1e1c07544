import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ballSigns } from './ballSigns';

const states = ['stored', 'waiting', 'sending', 'refused', 'conflict'] as const;

/** What the signs of the balls mean. */
export const GridLegend = memo(function GridLegend() {
  const { t } = useTranslation();
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('recording.grid.legend')}
      sx={{ flexWrap: 'wrap', columnGap: 2, listStyle: 'none', p: 0, m: 0 }}
    >
      <Typography component="li" variant="body2">{`${ballSigns.open} ${t('wizard.balls.openState')}`}</Typography>
      {states.map((state) => (
        <Typography key={state} component="li" variant="body2">
          {`${ballSigns[state]} ${t(`wizard.balls.state.${state}`)}`}
        </Typography>
      ))}
    </Stack>
  );
});
