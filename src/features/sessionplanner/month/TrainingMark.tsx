import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showTimeOfDay } from '@/i18n/plannedTimes';
import type { TrainingStatus } from '@contract/lists';
import type { ScheduledTraining } from '@contract/training';
import { useWizardAddress } from '../useWizardAddress';

const shapes: Record<TrainingStatus, typeof CheckCircleIcon> = {
  PLANNED: RadioButtonUncheckedIcon,
  STARTED: PlayArrowIcon,
  FINISHED: CheckCircleIcon,
};

/** A training on its day: its name, which leads into the wizard, and its status by shape and text. */
export function TrainingMark({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const wizardAddress = useWizardAddress();
  const Shape = shapes[training.status];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={wizardAddress(training)}
        variant="body2"
        sx={{ display: 'block', minHeight: 24, py: 0.25, overflowWrap: 'anywhere' }}
      >
        {`${training.plannedTime ? `${showTimeOfDay(training.plannedTime, currentLocale())} ` : ''}${localizedText(training.name)}`}
      </Link>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' }}
      >
        <Shape aria-hidden sx={{ fontSize: 16 }} />
        <span>{t(`planner.filter.${training.status}`)}</span>
      </Typography>
    </Box>
  );
}
