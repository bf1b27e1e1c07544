import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSignOutMutation } from '@/api/auth';
import { useEntriesAtSignOut } from '@/outbox/outboxStatus';
import type { LoginSession } from '@/session/loginSession';
import { selectLapsed } from '@/session/sessionSlice';
import { FailureNotice } from '@/ui/FailureNotice';
import { FormInStore } from '@/ui/forms/useFormInStore';
import { FocusFirstError } from '@/ui/fields/Field';
import { CodeField } from '@/ui/fields/CodeField';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { helperSchema, useHelperSignIn } from './useHelperSignIn';

/** Says that the code has ended and what becomes of the balls on this device; a new code of the training goes on. */
export function HelperEnded({ session }: { session: LoginSession }) {
  const isLapsed = useSelector(selectLapsed);
  const titleId = useId();
  return (
    <Dialog open={isLapsed} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <NextCode titleId={titleId} name={session.name} />
    </Dialog>
  );
}

function NextCode({ titleId, name }: { titleId: string; name: string }) {
  const { t } = useTranslation();
  const { signIn, failed } = useHelperSignIn('helperAgain');
  const [signOut] = useSignOutMutation();
  const { count, isOnlyBalls, isAllStored } = useEntriesAtSignOut();
  return (
    <Formik
      initialValues={{ secretCode: '', name }}
      validationSchema={helperSchema({ code: t('ui.shortCode.missing'), name: '', tooLong: '' })}
      validateOnBlur={false}
      onSubmit={signIn}
    >
      {({ handleSubmit, isSubmitting }) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.stopPropagation();
            handleSubmit(event);
          }}
        >
          <DialogTitle id={titleId}>{t('helper.ended.title')}</DialogTitle>
          <DialogContent>
            <Stack spacing={2.5}>
              <DialogContentText>{t('helper.ended.text')}</DialogContentText>
              {count > 0 && (
                <Notice severity="warning">
                  {isOnlyBalls
                    ? t(`helper.ended.${isAllStored ? 'unsent' : 'lost'}`, { count, name })
                    : t(`helper.ended.${isAllStored ? 'unsentChanges' : 'lostChanges'}`, { count, name })}
                </Notice>
              )}
              <FailureNotice failed={failed} />
              <CodeField autoFocus />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => void signOut()}>{t('helper.ended.leave')}</Button>
            <LoadingButton type="submit" variant="contained" loading={isSubmitting}>
              {t('helper.ended.goOn')}
            </LoadingButton>
          </DialogActions>
          <FormInStore form="helperAgain" />
          <FocusFirstError />
        </form>
      )}
    </Formik>
  );
}
