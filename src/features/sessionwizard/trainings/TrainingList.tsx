import type { Store } from '@reduxjs/toolkit';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { TRAININGS_A_PAGE, useTrainingsWithStatus } from '@/api/trainingsWithStatus';
import { useFilters, useSelectedClub } from '@/filters/useFilters';
import { useLastPage } from '@/filters/useLastPage';
import { useUnsentChanges } from '@/outbox/withUnsentHandicaps';
import { withUnsentStart } from '@/outbox/withUnsentPlayers';
import { PLANNER } from '@/routing/routes';
import { QueryState } from '@/ui/QueryState';
import { GridPager } from '@/ui/dataGrid/GridPager';
import type { ScheduledTraining } from '@contract/training';
import { canAddPlayers } from '@contract/trainingStates';
import {
  selectOpenedTraining,
  trainingExpandedAtFirst,
  trainingLeft,
  type WithOpenedTrainings,
} from '../openedTrainingsSlice';
import type { WithChosenPlayers } from '../players/chosenPlayersSlice';
import { TrainingCard } from './TrainingCard';

/** What comes next first, what began or ended last first. */
const sorts = { PLANNED: 'plannedDate', STARTED: '-startDate', FINISHED: '-plannedDate' } as const;

/** The trainings with the chosen status; the open one stands above the list, not in it. */
export function TrainingList() {
  const { t } = useTranslation();
  const { golfclubId } = useSelectedClub('wizard');
  const entries = useUnsentChanges();
  const [{ training: openId, status, page }, change] = useFilters('wizard');
  const {
    query,
    trainings: listed,
    totalCount,
  } = useTrainingsWithStatus({
    ...{ golfclubId, status, page, sort: sorts[status] },
    asShown: (training) => withUnsentStart(training, entries),
  });
  const trainings = listed ?? [];
  useTrainingLeaving(listed && [...listed.map(({ id }) => id), ...(openId === null ? [] : [openId])]);
  const others = trainings.filter(({ id }) => id !== openId);
  // One is always expanded at first: the open one, where there is one.
  const expandedId = useExpandedAtFirst(openId === null ? others : []);
  const shown = useLastPage('wizard', query, { pageSize: TRAININGS_A_PAGE, rowCount: trainings.length, totalCount });
  return (
    <QueryState query={shown} isEmpty={trainings.length === 0} nothingYet={<NothingYet />}>
      {others.length > 0 && (
        <Stack component="ul" aria-label={t('wizard.list.label')} spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {others.map((training) => (
            <TrainingCard key={training.id} training={training} isExpandedAtFirst={training.id === expandedId} />
          ))}
        </Stack>
      )}
      <GridPager
        label={t(`wizard.filter.${status}`)}
        page={page}
        pageSize={TRAININGS_A_PAGE}
        totalCount={totalCount}
        onPage={(other) => change({ page: other })}
      />
    </QueryState>
  );
}

/**
 * Returns the id of the training that is expanded as long as nobody has decided: the first, also when others come before it.
 */
function useExpandedAtFirst(trainings: readonly ScheduledTraining[]): string | undefined {
  const dispatch = useDispatch();
  const expandedId = useSelector(
    (state: WithOpenedTrainings) =>
      trainings.find(({ id }) => selectOpenedTraining(state, id).expanded.includes('players'))?.id,
  );
  const [first] = trainings.filter(canAddPlayers);
  const firstId = expandedId ?? first?.id;
  const isNew = expandedId === undefined && firstId !== undefined;
  useEffect(() => {
    if (isNew) dispatch(trainingExpandedAtFirst({ trainingId: firstId }));
  }, [dispatch, isNew, firstId]);
  return firstId;
}

function NothingYet() {
  const { t } = useTranslation();
  const [{ status }] = useFilters('wizard');
  return (
    <>
      <Typography sx={{ mb: 1 }}>{t(`wizard.list.nothing.${status}`)}</Typography>
      <Link component={RouterLink} to={PLANNER} sx={{ display: 'inline-block', py: 1.25 }}>
        {t('wizard.list.planner')}
      </Link>
    </>
  );
}

type State = WithOpenedTrainings & WithChosenPlayers;

/**
 * Drops what is opened and chosen of trainings that are not on the screen any more: neither open nor listed. Undefined: what is
 * listed is not known yet.
 */
function useTrainingLeaving(onScreen: readonly string[] | undefined): void {
  const store = useStore<State>();
  const ids = onScreen?.join();
  useEffect(() => {
    if (ids !== undefined) leaveOthers(store, ids.split(','));
  }, [store, ids]);
  useEffect(() => () => leaveOthers(store, []), [store]);
}

function leaveOthers({ getState, dispatch }: Store<State>, onScreen: readonly string[]): void {
  const { openedTrainings, chosenPlayers } = getState();
  const known = new Set([...Object.keys(openedTrainings), ...Object.keys(chosenPlayers)]);
  for (const trainingId of known) if (!onScreen.includes(trainingId)) dispatch(trainingLeft({ trainingId }));
}
