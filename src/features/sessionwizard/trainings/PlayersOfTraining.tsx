import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import Typography from '@mui/material/Typography';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { canAddPlayers } from '../../../../contract/trainingStates';
import { ballsOf, type BallEntry } from '../../../outbox/entries';
import { selectEntries, type WithOutbox } from '../../../outbox/outboxSlice';
import { AddPlayers } from '../adding/AddPlayers';
import { SessionPanel } from '../recorder/SessionPanel';
import { playerSessionOpened, selectOpenedTraining, trainingLeft, type WithOpenedTrainings } from '../openedTrainings';
import { DeletePlayerSessionDialog } from '../players/DeletePlayerSessionDialog';
import { PlayerSessions } from '../players/PlayerSessions';

interface PlayersOfTrainingProps {
  training: ScheduledTraining;
  /** Covered by the recording, the balls and player sessions would only make that slow. */
  isCovered?: boolean;
  /** The balls of somebody stand there before anybody is chosen: of whom some are unsent, or of who is being edited. */
  showsBalls?: boolean;
}

/** The balls of one player session, all player sessions, and the form to add players. */
export function PlayersOfTraining({ training, isCovered = false, showsBalls = false }: PlayersOfTrainingProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id: trainingId } = training;
  const { playerSession: selectedId } = useSelector((state: WithOpenedTrainings) =>
    selectOpenedTraining(state, trainingId),
  );
  useEffect(() => () => void dispatch(trainingLeft({ trainingId })), [dispatch, trainingId]);
  const sessions = training.trainingSessions;
  const unsentId = useSelector((state: WithOutbox) =>
    isCovered ? null : firstUnsent(sessions, ballsOf(selectEntries(state), { trainingId })),
  );
  const found = showsBalls
    ? (sessions.find(({ id }) => id === unsentId) ??
      sessions.find(({ playerDataStatus }) => playerDataStatus === 'EDIT'))
    : undefined;
  const selected = sessions.find(({ id }) => id === selectedId) ?? found ?? null;
  return (
    <>
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
    </>
  );
}

/** Returns the id of the first player session of which balls have not been sent yet; null: there is none. */
function firstUnsent(sessions: readonly PlayerData[], unsent: readonly BallEntry[]): string | null {
  const ids = new Set(unsent.map(({ playerDataId }) => playerDataId));
  return sessions.find(({ id }) => ids.has(id))?.id ?? null;
}
