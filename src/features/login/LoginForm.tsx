import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { limits } from '../../../contract/limits';
import { selectIsOnline } from '../../api/connection';
import { FocusFirstFault } from '../../ui/FocusFirstFault';
import { LineField } from '../../ui/LineField';
import { Notice } from '../../ui/Notice';
import { useProblemText } from '../../ui/problem';
import { useTypedField } from '../../ui/useTypedField';
import { signInSchema, type SignInValues } from './signInForm';
import { SignInPassword } from './SignInPassword';
import { useSignIn } from './useSignIn';

const nothing: SignInValues = { usernameOrEmail: '', password: '' };

/** E-mail and password; without both, Sign In only shows what is missing (specification §5). */
export function LoginForm() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { signIn, error } = useSignIn();
  const isOnline = useSelector(selectIsOnline);

  const submit = async (values: SignInValues, { resetForm }: FormikHelpers<SignInValues>) => {
    const { isRefused } = await signIn(values);
    if (isRefused) resetForm({ values: { ...values, password: '' } });
  };

  return (
    <Formik initialValues={nothing} validationSchema={signInSchema} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5} aria-label={t('login.title')}>
          {!isOnline && <Notice severity="warning">{t('offline.signIn')}</Notice>}
          {error !== undefined && (
            <Notice severity="error" takesFocus>
              {problemText(error)}
            </Notice>
          )}
          <SignInName />
          <SignInPassword />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {t('login.signIn')}
          </Button>
          <FocusFirstFault />
        </Stack>
      )}
    </Formik>
  );
}

function SignInName() {
  const { t } = useTranslation();
  const [field, { wrong }] = useTypedField('usernameOrEmail');
  const isMissing = wrong !== undefined;
  return (
    <LineField
      required
      {...field}
      autoComplete="username"
      autoFocus
      label={t('login.email')}
      isWrong={isMissing}
      helper={t(isMissing ? 'login.required.email' : 'login.emailHelp')}
      inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: limits.member.email }}
    />
  );
}
