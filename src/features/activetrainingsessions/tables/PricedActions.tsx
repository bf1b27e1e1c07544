import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ScheduledTraining } from '../../../../contract/training';
import { canFinish } from '../../../../contract/trainingStates';
import { removalAsked } from '../../../modal/modalSlice';
import { useUnsentOf } from '../finishing/useUnsentOf';
import type { MarkStep } from '../finishing/markStep';
import type { Awarding } from '../prizes/useAwarding';
import { useTrainingWords } from '../useTrainingWords';

interface PricedActionsProps {
  training: ScheduledTraining;
  awarding: Awarding;
  onMark: (step: MarkStep, id: string) => void;
}

/** What can be done with a training: choose its prize, delete it, mark it finished or unfinished. */
export function PricedActions({ training, awarding, onMark }: PricedActionsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { labelled } = useTrainingWords();
  const { isFinishQueued } = useUnsentOf(training.id);
  const { closed } = awarding;
  const isEdited = awarding.edited.includes(training.id);
  const { isBusy = false } = awarding.choosingOf(training);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (closed?.id === training.id) editButton.current?.focus();
  }, [closed, training.id]);

  const step: MarkStep = training.status === 'FINISHED' ? 'unfinish' : 'finish';
  const mark = t(`activeTrainings.action.${step}`);
  const label = (action: 'edit' | 'cancel' | 'save' | 'delete') =>
    labelled(t(`activeTrainings.action.${action}`), training);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center' }}>
      <IconButton
        ref={editButton}
        aria-label={label(isEdited ? 'cancel' : 'edit')}
        disabled={isBusy}
        onClick={() => awarding.toggle(training)}
      >
        {isEdited ? <CloseIcon /> : <EditIcon />}
      </IconButton>
      <IconButton
        aria-label={label('save')}
        color="primary"
        disabled={!isEdited}
        loading={isBusy}
        onClick={() => void awarding.save(training)}
      >
        <SaveIcon />
      </IconButton>
      <IconButton
        aria-label={label('delete')}
        onClick={() => dispatch(removalAsked({ kind: 'deleteTraining', id: training.id }))}
      >
        <DeleteIcon />
      </IconButton>
      {training.status === 'FINISHED' && (
        <IconButton
          component={Link}
          to={`/private/winners/${training.id}`}
          aria-label={labelled(t('winners.link'), training)}
        >
          <EmojiEventsIcon />
        </IconButton>
      )}
      <Button
        aria-label={labelled(mark, training)}
        disabled={step === 'finish' && (!canFinish(training) || isFinishQueued)}
        onClick={() => onMark(step, training.id)}
        sx={{ minHeight: 44 }}
      >
        {mark}
      </Button>
    </Stack>
  );
}
