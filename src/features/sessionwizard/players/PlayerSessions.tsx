import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { mostBalls } from '../../../../contract/trainingStates';
import { currentLocale } from '../../../i18n/locale';
import { showHandicap } from '../../../i18n/numbers';
import { Grid } from '../../../ui/Grid';
import type { GridColumn } from '../../../ui/gridColumn';
import { playersOf } from './playersOf';
import { SessionActions } from './SessionActions';
import { SessionStatus } from './SessionStatus';

interface PlayerSessionsProps {
  training: ScheduledTraining;
  onSelect: (playerDataId: string) => void;
}

const idOf = ({ id }: PlayerData) => id;

/** The player sessions of a training, each with its actions. */
export function PlayerSessions({ training, onSelect }: PlayerSessionsProps) {
  const { t } = useTranslation();
  const all = mostBalls(training.template);
  const columns: GridColumn<PlayerData>[] = [
    {
      field: 'players',
      header: t('wizard.sessions.players'),
      isTitle: true,
      flex: 2,
      minWidth: 140,
      sortBy: playersOf,
      cell: (session) => (
        <Link
          component="button"
          type="button"
          aria-label={t('wizard.sessions.show', { players: playersOf(session) })}
          onClick={() => onSelect(session.id)}
          sx={{ minHeight: 44, textAlign: 'left', whiteSpace: 'normal', font: 'inherit' }}
        >
          {playersOf(session)}
        </Link>
      ),
    },
    {
      field: 'handicap',
      header: t('wizard.sessions.handicap'),
      minWidth: 150,
      sortBy: ({ players }) => players[0]?.handicap ?? 0,
      cell: ({ players }) => players.map(({ handicap }) => showHandicap(handicap, currentLocale())).join(', '),
    },
    {
      field: 'balls',
      header: t('wizard.sessions.balls'),
      minWidth: 90,
      sortBy: ({ balls }) => balls.length,
      cell: ({ balls }) => t('wizard.sessions.ballsOf', { recorded: balls.length, all }),
    },
    {
      field: 'totalPoints',
      header: t('wizard.sessions.totalPoints'),
      minWidth: 120,
      sortBy: ({ totalPoints }) => totalPoints,
      cell: ({ totalPoints }) => totalPoints,
    },
    {
      field: 'status',
      header: t('wizard.sessions.state'),
      minWidth: 130,
      sortBy: ({ playerDataStatus }) => t(`wizard.sessions.status.${playerDataStatus}`),
      cell: (session) => <SessionStatus session={session} />,
    },
    {
      field: 'actions',
      header: t('wizard.sessions.actions'),
      isActions: true,
      flex: 3,
      minWidth: 300,
      cell: (session) => <SessionActions training={training} session={session} onEdit={() => onSelect(session.id)} />,
    },
  ];
  // The sessions are part of the training, so they are there as soon as it is.
  const query = { data: training.trainingSessions, isLoading: false, refetch: () => undefined };
  return (
    <Stack spacing={1}>
      <Typography component="h3" variant="h3">
        {t('wizard.sessions.label')}
      </Typography>
      <Grid
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
