import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { canAddPlayers } from '../../../../contract/trainingStates';
import { useFilters } from '../../../filters/useFilters';
import { localizedText } from '../../../i18n/localized';
import { ballsOf, type BallEntry } from '../../../outbox/entries';
import { selectEntries, type WithOutbox } from '../../../outbox/outboxSlice';
import { AddPlayers } from '../adding/AddPlayers';
import { SessionPanel } from '../balls/SessionPanel';
import { TrainingHelp } from '../help/TrainingHelp';
import { playerSessionOpened, selectOpenedTraining, trainingLeft, type WithOpenedTrainings } from '../openedTrainings';
import { DeletePlayerSessionDialog } from '../players/DeletePlayerSessionDialog';
import { PlayerSessions } from '../players/PlayerSessions';
import { RecordBalls } from '../recording/RecordBalls';
import { useWizardAddress } from '../useWizardAddress';
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
  const dispatch = useDispatch();
  const { id: trainingId } = training;
  const { playerSession: selectedId } = useSelector((state: WithOpenedTrainings) =>
    selectOpenedTraining(state, trainingId),
  );
  const sessions = training.trainingSessions;
  const unsentId = useSelector((state: WithOutbox) =>
    isCovered ? null : firstUnsent(sessions, ballsOf(selectEntries(state), { trainingId: training.id })),
  );
  const selected =
    sessions.find(({ id }) => id === selectedId) ??
    sessions.find(({ id }) => id === unsentId) ??
    sessions.find(({ playerDataStatus }) => playerDataStatus === 'EDIT') ??
    null;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => () => void dispatch(trainingLeft({ trainingId })), [dispatch, trainingId]);

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
      {selected && !isCovered && (
        <SessionPanel
          key={selected.id}
          training={training}
          session={selected}
          takesFocus={selected.id === selectedId}
        />
      )}
      {!isCovered && (
        <PlayerSessions
          training={training}
          onSelect={(id) => dispatch(playerSessionOpened({ trainingId, playerSession: id }))}
        />
      )}
      {canAddPlayers(training) ? (
        <AddPlayers training={training} />
      ) : (
        training.status === 'PLANNED' && <Typography color="textSecondary">{t('wizard.adding.notStarted')}</Typography>
      )}
      <DeletePlayerSessionDialog training={training} />
    </Stack>
  );
}

/** Returns the id of the first player session of which balls have not been sent yet; null: there is none. */
function firstUnsent(sessions: readonly PlayerData[], unsent: readonly BallEntry[]): string | null {
  const ids = new Set(unsent.map(({ playerDataId }) => playerDataId));
  return sessions.find(({ id }) => ids.has(id))?.id ?? null;
}
