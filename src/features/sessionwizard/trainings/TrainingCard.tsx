import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { ScheduledTraining } from '../../../../contract/training';
import { localizedText } from '../../../i18n/localized';
import { useWizardAddress } from '../useWizardAddress';
import { ExpandablePlayers } from './ExpandablePlayers';
import { TrainingHead } from './TrainingHead';

interface TrainingCardProps {
  training: ScheduledTraining;
  isExpandedAtFirst: boolean;
}

/** A training in the list, a running one with its players; its name opens it. */
export function TrainingCard({ training, isExpandedAtFirst }: TrainingCardProps) {
  const addressWith = useWizardAddress();
  return (
    <Card component="li" variant="outlined" sx={{ p: 2 }}>
      <TrainingHead training={training}>
        <Link
          component={RouterLink}
          to={addressWith(training.id)}
          sx={{ display: 'inline-block', py: 1, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {localizedText(training.name)}
        </Link>
      </TrainingHead>
      {training.status === 'STARTED' && <ExpandablePlayers training={training} isExpandedAtFirst={isExpandedAtFirst} />}
    </Card>
  );
}
