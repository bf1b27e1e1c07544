import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useGetTrainingQuery } from '../../api/training';
import { localizedText } from '../../i18n/localized';
import { ClosedElsewhere } from '../ClosedElsewhere';
import { ballsOf, type OutboxEntry } from '../entries';
import { UnsentBall } from '../UnsentBall';
import { UnsentFinish } from './UnsentFinish';

interface UnsentTrainingProps {
  trainingId: string;
  /** Of this training. */
  entries: readonly OutboxEntry[];
  /** Closes the drawer. */
  onLeave: () => void;
  onSettled: () => void;
}

/** What this device still has to send of one training, player session by player session. */
export function UnsentTraining({ trainingId, entries, onLeave, onSettled }: UnsentTrainingProps) {
  const { t } = useTranslation();
  const { data: training } = useGetTrainingQuery({ scheduledTrainingId: trainingId });
  const name = training ? localizedText(training.name) : t('outbox.training');
  const sessionIds = new Set(ballsOf(entries, { trainingId }).map(({ playerDataId }) => playerDataId));
  const sessionWith = (playerDataId: string | null) => training?.trainingSessions.find(({ id }) => id === playerDataId);
  return (
    <Stack spacing={2}>
      <Typography component="h3" variant="h3">
        {name}
      </Typography>
      <Link
        component={RouterLink}
        to={`/private/sessionwizard/${trainingId}?status=STARTED`}
        aria-label={t('outbox.goThereOf', { training: name })}
        onClick={onLeave}
        sx={{ alignSelf: 'flex-start', py: 1.25 }}
      >
        {t('outbox.goThere')}
      </Link>
      {entries.map(
        (entry) =>
          entry.kind === 'finish' && (
            <UnsentFinish
              key={entry.key}
              entry={entry}
              training={name}
              session={sessionWith(entry.playerDataId)}
              onSettled={onSettled}
            />
          ),
      )}
      {[...sessionIds].map((playerDataId) => {
        const session = sessionWith(playerDataId);
        const balls = ballsOf(entries, { playerDataId });
        return (
          <Fragment key={playerDataId}>
            <ClosedElsewhere balls={balls} session={session} onSettled={onSettled} />
            <Stack
              component="ul"
              aria-label={t('outbox.list', { training: name })}
              spacing={2}
              sx={{ listStyle: 'none', p: 0, m: 0 }}
            >
              {balls.map((entry) => (
                <li key={entry.key}>
                  <UnsentBall shownIn="drawer" entry={entry} session={session} onSettled={onSettled} />
                </li>
              ))}
            </Stack>
          </Fragment>
        );
      })}
    </Stack>
  );
}
