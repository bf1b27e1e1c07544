import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '@/filters/address';
import { useFilters } from '@/filters/useFilters';
import { localizedText } from '@/i18n/localized';
import { useTrainingWithUnsent } from '@/outbox/withUnsentHandicaps';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { ScheduledTraining } from '@contract/training';
import { canAddPlayers } from '@contract/trainingStates';
import { selectToggled, trainingToggled, type WithExpandedTrainings } from '../openedTrainingsSlice';
import { useBallCount } from '../players/ballsWithUnsent';
import { PlayersOfTraining } from './PlayersOfTraining';
import { TrainingHeader } from './TrainingHeader';

interface TrainingCardProps {
  training: ScheduledTraining;
  isExpandedAtFirst: boolean;
}

/** A training in the list with its players, where it has or takes any; its name opens it. */
export function TrainingCard({ training: answered, isExpandedAtFirst }: TrainingCardProps) {
  const training = useTrainingWithUnsent(answered);
  const [{ club, status, page }] = useFilters('wizard');
  return (
    <Card component="li" variant="outlined" sx={{ p: 2 }}>
      <TrainingHeader training={training}>
        <Link
          component={RouterLink}
          to={addressOf('wizard', { club, status, page, training: training.id })}
          sx={{ display: 'inline-block', py: 1, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {localizedText(training.name)}
        </Link>
      </TrainingHeader>
      {(canAddPlayers(training) || training.trainingSessions.length > 0) && (
        <ExpandablePlayers training={training} isExpandedAtFirst={isExpandedAtFirst && canAddPlayers(training)} />
      )}
    </Card>
  );
}

interface ExpandablePlayersProps {
  training: ScheduledTraining;
  /** As long as nobody has decided. */
  isExpandedAtFirst: boolean;
}

/** The player sessions of a training in the list and the form to add players; collapsed, it says how many there are. */
function ExpandablePlayers({ training, isExpandedAtFirst }: ExpandablePlayersProps) {
  const dispatch = useDispatch();
  const id = useId();
  const toggled = useSelector((state: WithExpandedTrainings) => selectToggled(state, training.id));
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={toggled ?? isExpandedAtFirst}
      onChange={(_event, isExpanded) => dispatch(trainingToggled({ id: training.id, isExpanded }))}
      // What is typed into one stays while another is looked at; before the first time nothing of it is drawn.
      slotProps={{ heading: { component: 'h2' }, transition: { mountOnEnter: true } }}
      sx={{ mt: 1.5 }}
    >
      <AccordionSummary
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
        expandIcon={<ExpandMoreIcon />}
        sx={{ minHeight: 56 }}
      >
        <PlayersAndBalls training={training} />
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={3}>
          <PlayersOfTraining training={training} />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

/** How many players and balls there are: the only part of a training in the list that each recorded ball changes. */
function PlayersAndBalls({ training: { name, trainingSessions: sessions } }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const balls = useBallCount(sessions);
  const counts = [t('wizard.list.sessions', { count: sessions.length }), t('wizard.list.balls', { count: balls })].join(
    ', ',
  );
  return (
    <>
      <Typography component="span" aria-hidden>
        {counts}
      </Typography>
      <VisuallyHidden>{t('wizard.list.playersOf', { counts, training: localizedText(name) })}</VisuallyHidden>
    </>
  );
}
