import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { ScheduledTraining } from '../../../../contract/training';
import { canAddPlayers } from '../../../../contract/trainingStates';
import { localizedText } from '../../../i18n/localized';
import { AddPlayers } from '../adding/AddPlayers';
import { selectRecordings } from '../balls/recordingQueue';
import { SessionPanel } from '../balls/SessionPanel';
import { DeletePlayerSessionDialog } from '../players/DeletePlayerSessionDialog';
import { PlayerSessions } from '../players/PlayerSessions';
import { useWizardUrl } from '../wizardUrl';
import { TrainingHead } from './TrainingHead';

/** An open training: the balls of one player session, all player sessions, and the form to add players. */
export function OpenedTraining({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const { addressOf, page } = useWizardUrl();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const sessions = training.trainingSessions;
  const unsent = new Set(useSelector(selectRecordings).map(({ playerDataId }) => playerDataId));
  const selected =
    sessions.find(({ id }) => id === selectedId) ??
    sessions.find(({ id }) => unsent.has(id)) ??
    sessions.find(({ playerDataStatus }) => playerDataStatus === 'EDIT') ??
    null;
  useEffect(() => heading.current?.focus(), []);

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
          to={addressOf({ trainingId: null, page })}
          sx={{ display: 'inline-block', py: 1.25 }}
        >
          {t('wizard.open.close')}
        </Link>
      </TrainingHead>
      {selected && (
        <SessionPanel
          key={selected.id}
          training={training}
          session={selected}
          takesFocus={selected.id === selectedId}
        />
      )}
      <PlayerSessions training={training} onSelect={setSelectedId} />
      {canAddPlayers(training) ? (
        <AddPlayers training={training} />
      ) : (
        training.status === 'PLANNED' && <Typography color="textSecondary">{t('wizard.adding.notStarted')}</Typography>
      )}
      <DeletePlayerSessionDialog training={training} />
    </Stack>
  );
}
