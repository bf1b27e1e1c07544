import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { ScheduledTraining } from '../../../../contract/training';
import { useFilters } from '../../../filters/useFilters';
import { localizedText } from '../../../i18n/localized';
import { TrainingHelp } from '../help/TrainingHelp';
import { RecordBalls } from '../recorder/RecordBalls';
import { useWizardAddress } from '../useWizardAddress';
import { PlayersOfTraining } from './PlayersOfTraining';
import { TrainingHead } from './TrainingHead';

/** An open training: the balls of one player session, all player sessions, and the form to add players. */
export function OpenedTraining({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const addressWith = useWizardAddress();
  const [{ recording }] = useFilters('wizard');
  // What the recording covers would only make it slow.
  const isCovered = recording !== null && training.status === 'STARTED';
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack component="section" spacing={3} aria-labelledby={titleId}>
      <TrainingHead training={training}>
        <Typography
          ref={heading}
          id={titleId}
          component="h2"
          variant="h2"
          tabIndex={-1}
          sx={{ outline: 'none', scrollMarginTop: 96 }}
        >
          {localizedText(training.name)}
        </Typography>
        <Link component={RouterLink} to={addressWith(null)} sx={{ display: 'inline-block', py: 1.25 }}>
          {t('wizard.open.close')}
        </Link>
      </TrainingHead>
      <RecordBalls training={training} />
      <TrainingHelp training={training} />
      <PlayersOfTraining training={training} isCovered={isCovered} showsBalls />
    </Stack>
  );
}
