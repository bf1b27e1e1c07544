import GroupAddIcon from '@mui/icons-material/GroupAdd';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import { Deferred } from '@/ui/Deferred';
import { lazyComponent } from '@/ui/lazyLoading';
import type { ScheduledTraining } from '@contract/training';

const HelperCodesDialog = lazyComponent(() => import(/* webpackChunkName: "helper-codes" */ './HelperCodesDialog'));

/** Opens the helper's codes of a running training. */
export function HelperCodesButton({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  if (training.status !== 'STARTED') return null;
  return (
    <>
      <Button
        startIcon={<GroupAddIcon />}
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogShown({ kind: 'helperCodes', trainingId: training.id }))}
        sx={{ alignSelf: { xs: 'flex-start', sm: 'center' }, minHeight: 44 }}
      >
        {t('helper.codes.open')}
      </Button>
      <Deferred>
        <HelperCodesDialog training={training} />
      </Deferred>
    </>
  );
}
