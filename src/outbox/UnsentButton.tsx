import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import { Deferred } from '@/ui/Deferred';
import { lazyComponent } from '@/ui/lazyLoading';
import { isUndecided } from './entries';
import { selectEntries, type WithOutbox } from './outboxSlice';

const UnsentDrawer = lazyComponent(() => import(/* webpackChunkName: "private-dialogs" */ './UnsentDrawer'));

/** The number of unsent balls, which opens their list; nothing where there are none. */
export function UnsentButton() {
  const { t } = useTranslation();
  const { isAnyUnsent, count, undecided } = useSelector(unsentCounts, shallowEqual);
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isAnyUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAnyUnsent]);

  const label = [
    count > 0 ? t('outbox.open', { count }) : t('outbox.finishing'),
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
          {count > 0 ? t('outbox.count', { count }) : t('outbox.finishing')}
        </Button>
      )}
      <Deferred>
        <UnsentDrawer />
      </Deferred>
    </>
  );
}

function unsentCounts(state: WithOutbox) {
  const entries = selectEntries(state);
  return {
    isAnyUnsent: entries.length > 0,
    count: entries.filter(({ kind }) => kind !== 'finish').length,
    undecided: entries.filter(isUndecided).length,
  };
}
