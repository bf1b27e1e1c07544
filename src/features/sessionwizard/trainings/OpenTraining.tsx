import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useTrainingQuery } from '../../../api/training';
import { Faces } from '../../../ui/Faces';
import { refusalOf } from '../../../ui/failure';
import { Notice } from '../../../ui/Notice';
import { useWizardAddress } from '../useWizardAddress';
import { NotRefreshed } from './NotRefreshed';
import { OpenedTraining } from './OpenedTraining';

/** The training that the address names, or why it cannot be shown. */
export function OpenTraining({ trainingId }: { trainingId: string }) {
  const query = useTrainingQuery({ scheduledTrainingId: trainingId }, { refetchOnMountOrArgChange: true });
  const code = refusalOf(query.error)?.code;
  // An address that was mistyped may hold no id at all, which the server calls bad input.
  if (code === 'not-found' || code === 'bad-input') return <Gone />;
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <NotRefreshed trainingId={trainingId} />
      <Faces query={query} isEmpty={false} nothingYet={null}>
        {query.data && <OpenedTraining training={query.data} />}
      </Faces>
    </Card>
  );
}

function Gone() {
  const { t } = useTranslation();
  const addressWith = useWizardAddress();
  return (
    <Notice severity="warning">
      {t('wizard.open.gone')}{' '}
      <Link component={RouterLink} to={addressWith(null)} color="inherit">
        {t('wizard.open.back')}
      </Link>
    </Notice>
  );
}
