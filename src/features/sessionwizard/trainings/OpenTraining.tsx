import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { useGetTrainingQuery } from '@/api/training';
import { refusalOf } from '@/errors/failure';
import { addressOf } from '@/filters/address';
import { useFilters } from '@/filters/useFilters';
import { showInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { selectReadAt, type WithOfflineTrainings } from '@/outbox/offlineTrainingsSlice';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import type { ScheduledTraining } from '@contract/training';
import { canAddPlayers } from '@contract/trainingStates';
import { RecordBalls } from '../recorder/RecordBalls';
import { PlayersOfTraining } from './PlayersOfTraining';
import { TrainingHead } from './TrainingHead';
import { TrainingHelp } from './TrainingHelp';

/** The training that the address names, or why it cannot be shown. */
export function OpenTraining({ trainingId }: { trainingId: string }) {
  const query = useGetTrainingQuery({ scheduledTrainingId: trainingId }, { refetchOnMountOrArgChange: true });
  const code = refusalOf(query.error)?.code;
  // An address that was mistyped may hold no id at all, which the server calls bad input.
  if (code === 'not-found' || code === 'bad-input') return <Gone />;
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <NotRefreshed trainingId={trainingId} />
      <QueryState query={query} isEmpty={false} nothingYet={null}>
        {query.data && <OpenedTraining training={query.data} />}
      </QueryState>
    </Card>
  );
}

function Gone() {
  const { t } = useTranslation();
  const [{ club, status, page }] = useFilters('wizard');
  return (
    <Notice severity="warning">
      {t('wizard.open.gone')}{' '}
      <Link component={RouterLink} to={addressOf('wizard', { club, status, page, training: null })} color="inherit">
        {t('wizard.open.back')}
      </Link>
    </Notice>
  );
}

/** An open training: the balls of one player session, all player sessions, and the form to add players. */
function OpenedTraining({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const [{ recording, club, status, page }] = useFilters('wizard');
  // Not rendered behind the full screen, which it would slow down.
  const isCovered = recording !== null && training.status === 'STARTED';
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const asksForPlayers = canAddPlayers(training) && training.trainingSessions.length === 0;
  useEffect(() => {
    if (!asksForPlayers) heading.current?.focus();
    // Only when it is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

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
        <Link
          component={RouterLink}
          to={addressOf('wizard', { club, status, page, training: null })}
          sx={{ display: 'inline-block', py: 1.25 }}
        >
          {t('wizard.open.close')}
        </Link>
      </TrainingHead>
      <RecordBalls training={training} />
      <TrainingHelp training={training} />
      <PlayersOfTraining training={training} isCovered={isCovered} showsBalls />
    </Stack>
  );
}

/** The time of the last refresh, if the training is shown from this device. */
function NotRefreshed({ trainingId }: { trainingId: string }) {
  const { t } = useTranslation();
  const readAt = useSelector((state: WithOfflineTrainings) => selectReadAt(state, trainingId));
  if (readAt === null) return null;
  return (
    <Notice severity="warning">{t('offline.notRefreshed', { time: showInstant(readAt, currentLocale()) })}</Notice>
  );
}
