import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { currentLocale } from '@/i18n/locale';
import { showHandicap } from '@/i18n/numbers';
import { personName, playersOf } from '@/i18n/personName';
import { dialogShown } from '@/modal/modalSlice';
import { useDialogHere } from '@/modal/useDialog';
import { unsentOf } from '@/outbox/entries';
import { selectEntries } from '@/outbox/outboxSlice';
import { pageOfMember } from '@/routing/routes';
import { useMay } from '@/session/sessionSlice';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { CellButton, RowLink } from '@/ui/dataGrid/RowButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import { scoreOf } from '@contract/scoring';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { canCorrectHandicap, mostBalls } from '@contract/trainingStates';
import { groupsOf } from '../groups/groupsOf';
import { SessionActions } from './SessionActions';
import { useBallsWithUnsent } from './ballsWithUnsent';

interface PlayerSessionsProps {
  training: ScheduledTraining;
  onSelect: (playerDataId: string) => void;
}

const handicapsOf = ({ players }: PlayerData) =>
  players.map(({ handicap }) => showHandicap(handicap, currentLocale())).join(', ');

const idOf = ({ id }: PlayerData) => id;

/** The player sessions of a training, each with its actions. */
export function PlayerSessions({ training, onSelect }: PlayerSessionsProps) {
  const { t } = useTranslation();
  const columns = usePlayerSessionColumns(training, onSelect);
  useDialogHere('finishUnsent', (asked) => asked.trainingId === training.id && asked.playerDataId !== null);
  // The sessions are part of the training, so they are there as soon as it is.
  const query = { data: training.trainingSessions, isLoading: false, refetch: () => undefined };
  return (
    <Stack spacing={1}>
      <Typography component="h3" variant="h3">
        {t('wizard.sessions.label')}
      </Typography>
      <DataGrid
        id="playerSessions"
        part={training.id}
        density="comfortable"
        label={t('wizard.sessions.label')}
        query={query}
        rows={training.trainingSessions}
        columns={columns}
        rowId={idOf}
        nothingYet={t('wizard.sessions.nothing')}
      />
    </Stack>
  );
}

function usePlayerSessionColumns(
  training: ScheduledTraining,
  onSelect: (playerDataId: string) => void,
): GridColumn<PlayerData>[] {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayOpenMembers = useMay('member.list');
  const all = mostBalls(training.template);
  const ballsOfSession = useBallsWithUnsent();
  return [
    {
      field: 'players',
      header: t('wizard.sessions.players'),
      isTitle: true,
      flex: 3,
      minWidth: 165,
      sortBy: playersOf,
      text: playersOf,
      filter: { kind: 'text' },
      cell: (session) => (
        <>
          <CellButton
            label={t('wizard.sessions.show', { players: playersOf(session) })}
            onClick={() => onSelect(session.id)}
          >
            <span translate="no">{playersOf(session)}</span>
          </CellButton>
          {mayOpenMembers && session.players.map((player) => <PageLink key={player.id} player={player} />)}
        </>
      ),
    },
    {
      field: 'handicap',
      header: t('wizard.sessions.handicap'),
      minWidth: 96,
      sortBy: ({ players }) => players[0]?.handicap ?? 0,
      text: handicapsOf,
      ...(canCorrectHandicap(training) && {
        cell: (session: PlayerData) => (
          <CellButton
            label={t('corrections.handicap.of', { players: playersOf(session), handicap: handicapsOf(session) })}
            onClick={() => dispatch(dialogShown({ kind: 'startHandicap', id: session.id }))}
          >
            <span>{handicapsOf(session)}</span>
          </CellButton>
        ),
      }),
    },
    ...(groupsOf(training).length > 0
      ? [
          {
            field: 'group',
            header: t('groups.column'),
            minWidth: 95,
            sortBy: ({ group }: PlayerData) => group ?? 0,
            text: ({ group }: PlayerData) => String(group ?? ''),
          },
        ]
      : []),
    {
      field: 'balls',
      header: t('wizard.sessions.balls'),
      minWidth: 84,
      sortBy: (session) => ballsOfSession(session).length,
      text: (session) => t('wizard.sessions.ballsOf', { recorded: ballsOfSession(session).length, all }),
    },
    {
      field: 'totalPoints',
      header: t('wizard.sessions.totalPoints'),
      minWidth: 132,
      sortBy: (session) => scoreOf(ballsOfSession(session)),
      text: (session) => new Intl.NumberFormat(currentLocale()).format(scoreOf(ballsOfSession(session))),
    },
    {
      field: 'status',
      header: t('wizard.sessions.state'),
      minWidth: 125,
      sortBy: ({ playerDataStatus }) => t(`wizard.sessions.status.${playerDataStatus}`),
      text: ({ playerDataStatus }) => t(`wizard.sessions.status.${playerDataStatus}`),
      cell: (session) => <SessionStatus session={session} />,
    },
    {
      field: 'actions',
      header: t('wizard.sessions.actions'),
      isActions: true,
      flex: 3,
      minWidth: 275,
      text: () => '',
      cell: (session) => <SessionActions training={training} session={session} onEdit={() => onSelect(session.id)} />,
    },
  ];
}

/** The name opens the player session, so another way leads to the page of the player. */
function PageLink({ player }: { player: PlayerData['players'][number] }) {
  const { t } = useTranslation();
  // Whoever was deleted has no page.
  if (player.name === '') return null;
  return (
    <RowLink
      icon="person"
      to={pageOfMember(player.username)}
      label={t('member.pageOf', { person: personName(player) })}
    />
  );
}

/** How far a player session is, and how much of it has not reached the server. */
function SessionStatus({ session }: { session: PlayerData }) {
  const { t } = useTranslation();
  const unsent = unsentOf(useSelector(selectEntries), { playerDataId: session.id }).length;
  return (
    <span>
      <span>{t(`wizard.sessions.status.${session.playerDataStatus}`)}</span>
      {unsent > 0 && (
        <Typography component="span" variant="caption" sx={{ color: 'warning.main', ml: 1 }}>
          {t('wizard.sessions.unsent', { count: unsent })}
        </Typography>
      )}
    </span>
  );
}
