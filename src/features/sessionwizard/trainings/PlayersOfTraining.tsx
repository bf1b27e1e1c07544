import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useDeletePlayerSessionMutation } from '@/api/trainingMutations';
import type { ChangeOnce } from '@/api/useChangeOnce';
import { FocusAfterRemoval } from '@/editing/FocusAfterRemoval';
import { playersOf } from '@/i18n/personName';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { selectEntries, selectSessionIds } from '@/outbox/outboxSlice';
import { discardSession } from '@/outbox/decisions';
import { useOutboxDispatch } from '@/outbox/recording';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { canAddPlayers } from '@contract/trainingStates';
import { playerSessionOpened } from '../openedTrainingsSlice';
import { AddPlayers } from '../players/AddPlayers';
import { HandicapDialog } from '../players/HandicapDialog';
import { PlayerSessions } from '../players/PlayerSessions';
import { useBallsWithUnsent } from '../players/ballsWithUnsent';
import { GiveBallDialog } from '../recorder/GiveBallDialog';
import { SessionPanel } from '../recorder/SessionPanel';
import { useShownSession } from './useShownSession';

interface PlayersOfTrainingProps {
  training: ScheduledTraining;
  /** Behind the full screen nothing is rendered that would slow it down. */
  isCovered?: boolean;
  /** Shows a panel before one is opened: of the first session with unsent balls, else of the first being edited. */
  showsBalls?: boolean;
}

/** The balls of one player session, all player sessions, and the form to add players. */
export function PlayersOfTraining({ training, isCovered = false, showsBalls = false }: PlayersOfTrainingProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id: trainingId } = training;
  const sessions = training.trainingSessions;
  const shown = useShownSession(training, { showsFirst: showsBalls, isCovered });
  return (
    <>
      {shown && !isCovered && (
        <SessionPanel key={shown.key} training={training} session={shown.session} takesFocus={shown.isOpened} />
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
      {/* It goes with the recorder or the page that it was opened in. */}
      <GiveBallDialog key={String(isCovered)} training={training} />
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

/** Asks before a player session is deleted, and names whose it is and what goes with it. */
function DeletePlayerSessionDialog({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const ballsOfSession = useBallsWithUnsent();
  const [deletePlayerSession] = useDeletePlayerSessionMutation();
  const outbox = useSelector(selectEntries);
  const sessionIds = useSelector(selectSessionIds);
  const sessions = training.trainingSessions;
  // One that was added here and is renamed by the server is not gone.
  const entries = useMemo(() => {
    const firstIds = new Map(Object.entries(sessionIds).map(([firstId, id]) => [id, firstId]));
    return sessions.map(({ id }) => ({ id: firstIds.get(id) ?? id }));
  }, [sessions, sessionIds]);
  const remove = async ({ id }: PlayerData, changeOnce: ChangeOnce) => {
    const added = outbox.find((entry) => entry.kind === 'add' && entry.playerDataId === id);
    if (added?.state === 'sending') return { outdated: { textKey: 'outbox.discarding.isSending' } as const };
    if (added) {
      await dispatch(discardSession(id));
      return {};
    }
    const answer = await changeOnce(deletePlayerSession, { scheduledTrainingId: training.id, playerDataId: id });
    if (answer.error === undefined) await dispatch(discardSession(id));
    return answer;
  };
  return (
    <>
      <FocusAfterRemoval entries={entries} />
      <RemovalDialog
        kind="deletePlayerSession"
        things={sessions}
        // A player session that was added here is renamed by the server while the dialog is open.
        idNow={(id) => sessionIds[id] ?? id}
        question={() => t('wizard.deleting.question')}
        consequence={(session) =>
          t('wizard.deleting.loss', { players: playersOf(session), count: ballsOfSession(session).length })
        }
        remove={remove}
        done={(session) => ({ textKey: 'wizard.deleting.done', values: { players: playersOf(session) } })}
      />
    </>
  );
}
