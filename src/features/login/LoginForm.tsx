import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectIsOnline } from '../../api/connection';
import { LineField } from '../../ui/LineField';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { useProblemText } from '../../ui/problem';
import { useSignIn } from './useSignIn';

/** E-mail and password; without both, Sign In only shows what is missing (specification §5). */
export function LoginForm() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { signIn, isBusy, error } = useSignIn();
  const isOnline = useSelector(selectIsOnline);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const isEmailMissing = email.trim() === '';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (isEmailMissing) return emailInput.current?.focus();
    if (password === '') return passwordInput.current?.focus();
    const { isRefused } = await signIn(email, password);
    if (!isRefused) return;
    setPassword('');
    setTried(false);
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit} aria-label={t('login.title')}>
      {!isOnline && <Notice severity="warning">{t('offline.signIn')}</Notice>}
      {error !== undefined && (
        <Notice severity="error" takesFocus>
          {problemText(error)}
        </Notice>
      )}
      <LineField
        required
        name="username"
        autoComplete="username"
        autoFocus
        label={t('login.email')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        isWrong={wasTried && isEmailMissing}
        helper={wasTried && isEmailMissing ? t('login.required.email') : t('login.emailHelp')}
        inputRef={emailInput}
        inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 320 }}
      />
      <PasswordField
        label={t('login.password')}
        value={password}
        onChange={setPassword}
        problem={wasTried && password === '' ? t('login.required.password') : null}
        inputRef={passwordInput}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('login.signIn')}
      </Button>
    </Stack>
  );
}
