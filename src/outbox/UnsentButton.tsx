import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import { DeferredUnsentDrawer } from './DeferredUnsentDrawer';
import { isUndecided } from './entries';
import { selectEntries, type WithOutbox } from './outboxSlice';
import { countedEntries } from './outboxStatus';
import { useUnloadWarning } from './useUnloadWarning';

/** The number of unsent changes, which opens their list; nothing where there are none. */
export function UnsentButton() {
  const { t } = useTranslation();
  const { isAnyUnsent, waiting: count, isOnlyBalls, undecided } = useSelector(unsentCounts, shallowEqual);
  const dispatch = useDispatch();
  useUnloadWarning(isAnyUnsent);

  const label = [
    count > 0 ? t(isOnlyBalls ? 'outbox.open' : 'outbox.openChanges', { count }) : t('outbox.finishing'),
    ...(undecided > 0 ? [t('outbox.undecided', { count: undecided })] : []),
  ];
  return (
    <>
      {isAnyUnsent && (
        <Button
          color={undecided > 0 ? 'error' : 'warning'}
          variant="outlined"
          startIcon={undecided > 0 ? <ErrorOutlineIcon /> : <CloudUploadIcon />}
          aria-label={label.join(', ')}
          aria-haspopup="dialog"
          onClick={() => dispatch(dialogShown({ kind: 'unsentBalls' }))}
          sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
        >
          <span>{count > 0 ? t('outbox.count', { count }) : t('outbox.finishing')}</span>
        </Button>
      )}
      <DeferredUnsentDrawer />
    </>
  );
}

function unsentCounts(state: WithOutbox) {
  const entries = selectEntries(state);
  return {
    isAnyUnsent: entries.length > 0,
    ...countedEntries(entries),
    undecided: entries.filter(isUndecided).length,
  };
}
