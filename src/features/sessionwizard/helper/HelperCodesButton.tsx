import GroupAddIcon from '@mui/icons-material/GroupAdd';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useGetHelpersQuery } from '@/api/helper';
import { dialogShown } from '@/modal/modalSlice';
import { Deferred } from '@/ui/Deferred';
import { lazyComponent } from '@/ui/lazyLoading';
import type { ScheduledTraining } from '@contract/training';

const HelperCodesDialog = lazyComponent(() => import(/* webpackChunkName: "helper-codes" */ './HelperCodesDialog'));

/** Opens the helper's codes of a running training, and the helpers of a finished one that has any. */
export function HelperCodesButton({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isFinished = training.status === 'FINISHED';
  const { currentData: helpers = [] } = useGetHelpersQuery({ scheduledTrainingId: training.id }, { skip: !isFinished });
  if (training.status === 'PLANNED' || (isFinished && helpers.length === 0)) return null;
  return (
    <>
      <Button
        startIcon={<GroupAddIcon />}
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogShown({ kind: 'helperCodes', trainingId: training.id }))}
        sx={{ alignSelf: { xs: 'flex-start', sm: 'center' }, minHeight: 44 }}
      >
        <span>{t(isFinished ? 'helper.names.open' : 'helper.codes.open')}</span>
      </Button>
      <Deferred>
        <HelperCodesDialog training={training} />
      </Deferred>
    </>
  );
}
