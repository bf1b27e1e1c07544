import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { useGetTrainingQuery } from '@/api/training';
import { refusalOf } from '@/errors/failure';
import { addressOf } from '@/filters/address';
import { filtersCorrected } from '@/filters/filtersSlice';
import { useFilters } from '@/filters/useFilters';
import { localizedText } from '@/i18n/localized';
import { storeMembersOf } from '@/outbox/offlineMembers';
import { OutboxStatusBar } from '@/outbox/OutboxStatusBar';
import { useOutboxDispatch } from '@/outbox/recording';
import { useTrainingWithUnsent } from '@/outbox/withUnsentHandicaps';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import type { ScheduledTraining } from '@contract/training';
import { canAddPlayers } from '@contract/trainingStates';
import { GroupsButton } from '../groups/GroupsButton';
import { HelperCodesButton } from '../helper/HelperCodesButton';
import { RecordBalls } from '../recorder/RecordBalls';
import { BehindRecorder, PlayersOfTraining } from './PlayersOfTraining';
import { SessionSheet } from './SessionSheet';
import { TrainingHeader } from './TrainingHeader';
import { TrainingHelp } from './TrainingHelp';

/** The training that the address names, or why it cannot be shown. */
export function OpenTraining({ trainingId }: { trainingId: string }) {
  const query = useGetTrainingQuery({ scheduledTrainingId: trainingId }, { refetchOnMountOrArgChange: true });
  const code = refusalOf(query.error)?.code;
  // An address that was mistyped may hold no id at all, which the server calls bad input.
  if (code === 'not-found' || code === 'bad-input') return <Gone />;
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <QueryState query={query} isEmpty={false} nothingYet={null}>
        {query.data && <OpenedTraining training={query.data} />}
      </QueryState>
    </Card>
  );
}

/** Where the address says another status, or none, the list shows the trainings with the status of the one that is opened. */
function useFilterOf({ status }: ScheduledTraining): void {
  const dispatch = useDispatch();
  const [filters] = useFilters('wizard');
  useEffect(() => {
    if (filters.status !== status) dispatch(filtersCorrected({ screen: 'wizard', changes: { status, page: 0 } }));
    // Only when it is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

function Gone() {
  const { t } = useTranslation();
  const [{ club, status, page }] = useFilters('wizard');
  return (
    <Notice severity="warning">
      <span>{t('wizard.open.gone')}</span>{' '}
      <Link component={RouterLink} to={addressOf('wizard', { club, status, page, training: null })} color="inherit">
        {t('wizard.open.back')}
      </Link>
    </Notice>
  );
}

/** An open training: the balls of one player session, all player sessions, and the form to add players. */
function OpenedTraining({ training: answered }: { training: ScheduledTraining }) {
  const training = useTrainingWithUnsent(answered);
  useFilterOf(training);
  const { t } = useTranslation();
  const [{ recording, club, status, page }] = useFilters('wizard');
  // Not rendered behind the full screen, which it would slow down.
  const isCovered = recording !== null && training.status === 'STARTED';
  const dispatch = useOutboxDispatch();
  const isFinished = training.status === 'FINISHED';
  useEffect(() => {
    if (!isFinished) void dispatch(storeMembersOf(training.golfclubId));
  }, [dispatch, isFinished, training.golfclubId]);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const asksForPlayers = canAddPlayers(training) && training.trainingSessions.length === 0;
  useEffect(() => {
    if (!asksForPlayers) heading.current?.focus();
    // Only when it is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <Stack component="section" spacing={3} aria-labelledby={titleId}>
      <BehindRecorder isCovered={isCovered}>
        <TrainingHeader training={training} heading={heading}>
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
        </TrainingHeader>
      </BehindRecorder>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, alignItems: { sm: 'center' }, flexWrap: 'wrap', '&:empty': { display: 'none' } }}
      >
        <RecordBalls training={training} />
        {training.status === 'STARTED' && !isCovered && <OutboxStatusBar trainingId={training.id} />}
        <BehindRecorder isCovered={isCovered}>
          <HelperCodesButton training={training} />
          {training.status !== 'FINISHED' && <SessionSheet training={training} />}
          <GroupsButton training={training} />
        </BehindRecorder>
      </Stack>
      <BehindRecorder isCovered={isCovered}>
        <TrainingHelp training={training} />
      </BehindRecorder>
      <PlayersOfTraining training={training} isCovered={isCovered} showsBalls />
    </Stack>
  );
}
