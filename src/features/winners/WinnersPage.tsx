import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useGetTrainingQuery } from '@/api/training';
import { refusalOf } from '@/errors/failure';
import { addressOf } from '@/filters/address';
import { localizedText } from '@/i18n/localized';
import { useSession } from '@/session/sessionSlice';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { QueryState } from '@/ui/QueryState';
import type { ScheduledTraining } from '@contract/training';
import { FinishedTraining } from './FinishedTraining';

/** The winners of the finished training that the address names, or why there are none. */
export default function WinnersPage() {
  const { t } = useTranslation();
  const { scheduledTrainingId = '' } = useParams();
  const query = useGetTrainingQuery({ scheduledTrainingId }, { refetchOnMountOrArgChange: true });
  const training = query.currentData;
  const code = refusalOf(query.error)?.code;
  // An address that was mistyped may hold no id at all, which the server calls bad input.
  if (code === 'not-found' || code === 'bad-input') {
    return (
      <Page title={t('winners.title')}>
        <Notice severity="warning">{t('winners.gone')}</Notice>
      </Page>
    );
  }
  if (training?.status === 'FINISHED') return <FinishedTraining key={training.id} training={training} />;
  return (
    <Page title={training ? t('winners.titleOf', { training: localizedText(training.name) }) : t('winners.title')}>
      <QueryState query={{ ...query, data: training }} isEmpty={false} nothingYet={null}>
        {training && <NotFinished training={training} />}
      </QueryState>
    </Page>
  );
}

function NotFinished({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const session = useSession();
  const { id, status, golfclubId } = training;
  const club = golfclubId === session.golfclubId ? null : golfclubId;
  return (
    <Notice>
      <span>{t('winners.notFinished')}</span>{' '}
      <Link component={RouterLink} to={addressOf('wizard', { club, status, training: id })} color="inherit">
        {t('winners.toWizard')}
      </Link>
    </Notice>
  );
}
