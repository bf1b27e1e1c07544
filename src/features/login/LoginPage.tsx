import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { browserSettings } from '@/api/address';
import { selectIsOnline } from '@/api/connectionSlice';
import { SIGN_UP } from '@/routing/routes';
import { FailureNotice } from '@/ui/FailureNotice';
import { FormInStore } from '@/ui/forms/useFormInStore';
import { Deferred } from '@/ui/Deferred';
import { FocusFirstError } from '@/ui/fields/Field';
import { lazyComponent } from '@/ui/lazyLoading';
import { LineField } from '@/ui/fields/LineField';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { PublicPage } from '@/ui/PublicPage';
import { useTypedField } from '@/ui/fields/typedText';
import { memberFields } from '@contract/memberFields';
import { SignInPassword } from './SignInPassword';
import { signInSchema, type SignInValues } from './signInForm';
import { useSignIn } from './useSignIn';

const PendingChanges = lazyComponent(() => import(/* webpackChunkName: "pending-changes" */ '@/outbox/PendingChanges'));

/** The login (specification §2): the form, the two mail links and, beside them, the way to sign up oneself. */
export default function LoginPage() {
  const { t } = useTranslation();
  const mail = (subject: string) => `mailto:${browserSettings().contactEmail}?subject=${encodeURIComponent(subject)}`;
  return (
    <PublicPage title={t('login.title')} heading={t('login.welcome')}>
      <LoginForm />
      {/* Below the form, whose fields must not move under a finger when it comes. */}
      <Deferred>
        <PendingChanges />
      </Deferred>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 1.5, mt: 3 }}
      >
        <Explained text={t('login.signUpHelp')}>
          {(described) => (
            <Link component={RouterLink} to={SIGN_UP} {...described}>
              {t('login.signUp')}
            </Link>
          )}
        </Explained>
        <Explained text={t('login.byMail')}>
          {(described) => (
            <Link href={mail(t('login.newAccountSubject'))} {...described}>
              {t('login.newAccount')}
            </Link>
          )}
        </Explained>
        <Explained text={t('login.byMail')}>
          {(described) => (
            <Link href={mail(t('login.forgotPasswordSubject'))} {...described}>
              {t('login.forgotPassword')}
            </Link>
          )}
        </Explained>
      </Box>
    </PublicPage>
  );
}

interface ExplainedProps {
  text: string;
  children: (described: { 'aria-describedby': string }) => ReactNode;
}

/** A link with what it does below it. */
function Explained({ text, children }: ExplainedProps) {
  const id = useId();
  return (
    <div>
      {children({ 'aria-describedby': id })}
      <Typography id={id} variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {text}
      </Typography>
    </div>
  );
}

const nothing: SignInValues = { usernameOrEmail: '', password: '' };

/** E-mail and password; without both, Sign In only shows what is missing (specification §5). */
function LoginForm() {
  const { t } = useTranslation();
  const { form, submit, failed, takesFocus } = useSignIn('signIn');
  const isOnline = useSelector(selectIsOnline);
  return (
    <Formik
      innerRef={form}
      initialValues={nothing}
      validationSchema={signInSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5} aria-label={t('login.title')}>
          {!isOnline && <Notice severity="warning">{t('offline.signIn')}</Notice>}
          <FailureNotice failed={failed} takesFocus={takesFocus} />
          <SignInName />
          <SignInPassword />
          <LoadingButton type="submit" variant="contained" size="large" loading={isSubmitting}>
            {t('login.signIn')}
          </LoadingButton>
          <FormInStore form="signIn" />
          <FocusFirstError />
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
      inputProps={{
        inputMode: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        maxLength: memberFields.email.longest,
      }}
    />
  );
}
