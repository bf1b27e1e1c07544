import Typography from '@mui/material/Typography';
import { memo, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useDeletePlayerSessionMutation } from '@/api/training';
import { playersOf } from '@/i18n/personName';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { type BallEntry, ballsOf } from '@/outbox/entries';
import { selectEntries, selectSessionIds, type WithOutbox } from '@/outbox/outboxSlice';
import { discardSession, useOutboxDispatch } from '@/outbox/recording';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { canAddPlayers } from '@contract/trainingStates';
import { playerSessionOpened, selectOpenedTraining, trainingLeft, type WithOpenedTrainings } from '../openedTrainings';
import { AddPlayers } from '../players/AddPlayers';
import { HandicapDialog } from '../players/HandicapDialog';
import { PlayerSessions } from '../players/PlayerSessions';
import { useBallsWithUnsent } from '../players/ballsWithUnsent';
import { GiveBallDialog } from '../recorder/GiveBallDialog';
import { SessionPanel } from '../recorder/SessionPanel';

interface PlayersOfTrainingProps {
  training: ScheduledTraining;
  /** Behind the full screen nothing is rendered that would slow it down. */
  isCovered?: boolean;
  /** Shows a panel before one is selected: of the first session with unsent balls, else of the first being edited. */
  showsBalls?: boolean;
}

/** The balls of one player session, all player sessions, and the form to add players. */
export function PlayersOfTraining({ training, isCovered = false, showsBalls = false }: PlayersOfTrainingProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id: trainingId } = training;
  const { playerSession } = useSelector((state: WithOpenedTrainings) => selectOpenedTraining(state, trainingId));
  const sessionIds = useSelector(selectSessionIds);
  const selectedId = playerSession && (sessionIds[playerSession] ?? playerSession);
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
      {!isCovered &&
        (canAddPlayers(training) && sessions.length === 0 ? (
          <Typography color="textSecondary">{t('wizard.sessions.nothing')}</Typography>
        ) : (
          <PlayerSessions
            training={training}
            onSelect={(id) => dispatch(playerSessionOpened({ trainingId, playerSession: id }))}
          />
        ))}
      <BehindRecorder isCovered={isCovered}>
        {canAddPlayers(training) ? (
          <AddPlayers training={training} takesFocus={showsBalls && sessions.length === 0} />
        ) : (
          training.status === 'PLANNED' && (
            <Typography color="textSecondary">{t('wizard.adding.notStarted')}</Typography>
          )
        )}
      </BehindRecorder>
      <GiveBallDialog training={training} />
      {!isCovered && (
        <>
          <HandicapDialog training={training} />
          <DeletePlayerSessionDialog training={training} />
        </>
      )}
    </>
  );
}

/** Part of the page that is not rendered again while the full screen covers it. */
export const BehindRecorder = memo(
  ({ children }: { isCovered: boolean; children: ReactNode }) => children,
  (_before, { isCovered }) => isCovered,
);

/** Returns the id of the first player session of which balls have not been sent yet; null: there is none. */
function firstUnsent(sessions: readonly PlayerData[], unsent: readonly BallEntry[]): string | null {
  const ids = new Set(unsent.map(({ playerDataId }) => playerDataId));
  return sessions.find(({ id }) => ids.has(id))?.id ?? null;
}

/** Asks before a player session is deleted, and names whose it is and what goes with it. */
function DeletePlayerSessionDialog({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const ballsOfSession = useBallsWithUnsent();
  const [deletePlayerSession] = useDeletePlayerSessionMutation();
  const entries = useSelector(selectEntries);
  const remove = async ({ id }: PlayerData) => {
    if (entries.some((entry) => entry.kind === 'add' && entry.playerDataId === id)) {
      await dispatch(discardSession(id));
      return {};
    }
    const answer = await deletePlayerSession({ scheduledTrainingId: training.id, playerDataId: id });
    if (answer.error === undefined) await dispatch(discardSession(id));
    return answer;
  };
  return (
    <RemovalDialog
      kind="deletePlayerSession"
      things={training.trainingSessions}
      question={() => t('wizard.deleting.question')}
      consequence={(session) =>
        t('wizard.deleting.loss', { players: playersOf(session), count: ballsOfSession(session).length })
      }
      remove={remove}
      done={(session) => ({ textKey: 'wizard.deleting.done', values: { players: playersOf(session) } })}
    />
  );
}
