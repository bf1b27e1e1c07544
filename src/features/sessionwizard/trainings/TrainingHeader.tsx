import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { showPlanned } from '@/i18n/plannedTimes';
import type { ScheduledTraining } from '@contract/training';
import { TrainingSteps } from './TrainingSteps';

interface TrainingHeaderProps {
  training: ScheduledTraining;
  heading?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What a training is, and the buttons that take it further; the children are its name. */
export function TrainingHeader({ training, heading, children }: TrainingHeaderProps) {
  const { t } = useTranslation();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 2, justifyContent: 'space-between', alignItems: { xs: 'stretch', sm: 'center' } }}
    >
      <Box sx={{ minWidth: 0 }}>
        {children}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="body2" color="textSecondary">
            {showPlanned(training, currentLocale())}
          </Typography>
          <Chip size="small" variant="outlined" label={t(`wizard.type.${training.type}`)} />
          {training.teamMode && <Chip size="small" variant="outlined" label={t('wizard.teamMode')} />}
        </Stack>
      </Box>
      <TrainingSteps training={training} heading={heading} />
    </Stack>
  );
}
