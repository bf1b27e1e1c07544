import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LineField } from '../../ui/LineField';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { useProblemText } from '../../ui/problem';
import { useSignIn } from './useSignIn';

interface SignInAgainFormProps {
  titleId: string;
  email: string;
  /** Nobody signs in again: the session is to end. */
  onLeave: () => void;
}

/** Asks the same person for the password once more; the calls that wait are then repeated. */
export function SignInAgainForm({ titleId, email, onLeave }: SignInAgainFormProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { signIn, isBusy, error } = useSignIn();
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog lies in a portal, but React still hands its events to the form around it.
    event.stopPropagation();
    setTried(true);
    if (password === '' || isBusy) return;
    const { isRefused } = await signIn(email, password);
    if (!isRefused) return;
    setPassword('');
    setTried(false);
  };

  return (
    <form noValidate onSubmit={submit}>
      <DialogTitle id={titleId}>{t('login.again.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText>{t('login.again.text')}</DialogContentText>
          {error !== undefined && (
            <Notice severity="error" takesFocus>
              {problemText(error)}
            </Notice>
          )}
          <LineField
            name="username"
            autoComplete="username"
            label={t('login.email')}
            value={email}
            inputProps={{ readOnly: true }}
          />
          <PasswordField
            label={t('login.password')}
            value={password}
            onChange={setPassword}
            problem={wasTried && password === '' ? t('login.required.password') : null}
            autoFocus
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{t('login.again.leave')}</Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('login.signIn')}
        </Button>
      </DialogActions>
    </form>
  );
}
