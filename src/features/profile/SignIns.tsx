import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSignOutEverywhereMutation } from '../../api/auth';
import { dialogShown } from '../../modal/modalSlice';
import { useDialog } from '../../modal/useDialog';
import { selectEntries } from '../../outbox/outboxSlice';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useProblemText } from '../../ui/problem';

/** Ends all sign-ins of this person, for whoever has left one open somewhere. */
export function SignIns() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('profile.signIns.text')}</Typography>
      <Button
        variant="outlined"
        color="error"
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogShown({ kind: 'endSignIns' }))}
      >
        {t('profile.signIns.end')}
      </Button>
      <EndSignInsDialog />
    </>
  );
}

function EndSignInsDialog() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { isOpen, hide } = useDialog('endSignIns');
  const [signOutEverywhere, { isLoading, error }] = useSignOutEverywhereMutation();
  const unsent = useSelector(selectEntries);
  const isAllKept = unsent.every(({ isKept }) => isKept);
  const count = unsent.filter(({ kind }) => kind === 'ball').length;
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('profile.signIns.title')}
      question={t('profile.signIns.question')}
      consequence={
        unsent.length > 0 && (
          <>
            {t('outbox.signOut.question', { count })} {t(isAllKept ? 'outbox.signOut.stays' : 'outbox.signOut.lost')}
          </>
        )
      }
      confirmLabel={t('profile.signIns.end')}
      cancelLabel={t('outbox.signOut.stay')}
      onConfirm={() => void signOutEverywhere()}
      onCancel={hide}
      isBusy={isLoading}
      problem={error === undefined ? null : problemText(error)}
    />
  );
}
