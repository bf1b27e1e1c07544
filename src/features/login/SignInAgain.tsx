import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { LoginSession } from '@/session/loginSession';
import { renewalGivenUp, selectIsRenewing } from '@/session/sessionEndSlice';
import { selectLapsed, selectSession } from '@/session/sessionSlice';
import { FailureNotice } from '@/ui/FailureNotice';
import { FormInStore } from '@/ui/forms/useFormInStore';
import { FocusFirstError } from '@/ui/fields/Field';
import { LineField } from '@/ui/fields/LineField';
import { LoadingButton } from '@/ui/LoadingButton';
import { SignInPassword } from './SignInPassword';
import { signInSchema } from './signInForm';
import { useSignIn } from './useSignIn';

/**
 * Comes over the page when the server no longer knows the session, or before that if it is asked for; the page and what was
 * typed stay below it.
 */
export default function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const session = useSelector(selectSession);
  const dispatch = useDispatch();
  const isLapsed = useSelector(selectLapsed);
  const isRenewing = useSelector(selectIsRenewing) && !isLapsed;
  const giveUp = () => void dispatch(renewalGivenUp());
  if (!session) return null;
  return (
    <Dialog
      open={isLapsed || isRenewing}
      onClose={isRenewing ? giveUp : undefined}
      fullWidth
      maxWidth="xs"
      aria-labelledby="sign-in-again"
    >
      <SignInAgainForm
        titleId="sign-in-again"
        session={session}
        isRenewing={isRenewing}
        onLeave={isRenewing ? giveUp : onLeave}
      />
    </Dialog>
  );
}

interface SignInAgainFormProps {
  titleId: string;
  session: LoginSession;
  /** The session has not ended yet. */
  isRenewing: boolean;
  /** Nobody signs in again: the session is to end, or goes on to its end. */
  onLeave: () => void;
}

/**
 * Asks the same person for the password once more; the calls that wait are then repeated. By their username, because an admin
 * may have changed the e-mail since they signed in.
 */
function SignInAgainForm({ titleId, session, isRenewing, onLeave }: SignInAgainFormProps) {
  const { t } = useTranslation();
  const { form, submit, failed, takesFocus } = useSignIn('signInAgain');
  return (
    <Formik
      innerRef={form}
      initialValues={{ usernameOrEmail: session.username ?? session.email, password: '' }}
      validationSchema={signInSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ getFieldProps, handleSubmit, isSubmitting }) => (
        <form
          noValidate
          onSubmit={(event) => {
            // The dialog lies in a portal, but React still hands its events to the form around it.
            event.stopPropagation();
            handleSubmit(event);
          }}
        >
          <DialogTitle id={titleId}>{t('login.again.title')}</DialogTitle>
          <DialogContent>
            <Stack spacing={2.5}>
              <DialogContentText>{t(isRenewing ? 'login.ending.text' : 'login.again.text')}</DialogContentText>
              <FailureNotice failed={failed} takesFocus={takesFocus} />
              <LineField
                {...getFieldProps('usernameOrEmail')}
                autoComplete="username"
                label={t(session.username === undefined ? 'login.email' : 'login.username')}
                inputProps={{ readOnly: true }}
              />
              <SignInPassword autoFocus />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onLeave}>
              <span>{t(isRenewing ? 'login.ending.later' : 'login.again.leave')}</span>
            </Button>
            <LoadingButton type="submit" variant="contained" loading={isSubmitting}>
              {t('login.signIn')}
            </LoadingButton>
          </DialogActions>
          <FormInStore form="signInAgain" />
          <FocusFirstError />
        </form>
      )}
    </Formik>
  );
}
