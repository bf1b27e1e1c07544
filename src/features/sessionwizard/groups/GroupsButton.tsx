import GroupsIcon from '@mui/icons-material/Groups';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import type { ScheduledTraining } from '@contract/training';
import { canGroup } from '@contract/trainingStates';
import { GroupsDialog } from './GroupsDialog';
import { groupsOf } from './groupsOf';

/** Opens the groups of a training, where it has anybody to be split; says how many there are. */
export function GroupsButton({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const count = groupsOf(training).length;
  if (!canGroup(training) || training.trainingSessions.length === 0) return null;
  return (
    <>
      <Button
        startIcon={<GroupsIcon />}
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogShown({ kind: 'groups', trainingId: training.id }))}
        sx={{ alignSelf: { xs: 'flex-start', sm: 'center' }, minHeight: 44 }}
      >
        <span>{t('groups.open')}</span>
        {count > 0 && <span>{`\u00A0(${count})`}</span>}
      </Button>
      <GroupsDialog training={training} />
    </>
  );
}
