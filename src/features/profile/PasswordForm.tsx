import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '../../api/account';
import { put } from '../../session/secrets';
import { useSession } from '../../session/useSession';
import { refusalOf } from '../../ui/failure';
import { FocusFirstFault } from '../../ui/FocusFirstFault';
import { NewPasswordField } from '../../ui/NewPasswordField';
import { Notice } from '../../ui/Notice';
import { fieldErrorsOf, useProblemText } from '../../ui/problem';
import { noPasswords, passwordSchema, type PasswordValues } from './passwordForm';
import { TypedPassword } from './TypedPassword';

/** Changes the own password, which ends every other sign-in of this person. */
export function PasswordForm() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { name, surname, email } = useSession();
  const [changePassword, { error, isSuccess }] = useChangePasswordMutation();

  /** Where the form itself shows why the server refused. */
  const shownAtFields = (refused: unknown): Partial<PasswordValues> => {
    if (refusalOf(refused)?.code === 'wrong-password') return { currentPassword: problemText(refused) };
    return Object.fromEntries(Object.entries(fieldErrorsOf(refused)).filter(([field]) => field in noPasswords));
  };

  const submit = async (values: PasswordValues, { resetForm, setErrors }: FormikHelpers<PasswordValues>) => {
    const { currentPassword, newPassword } = values;
    const answer = await changePassword({ passwords: put({ currentPassword, newPassword }) });
    if (answer.error) setErrors(shownAtFields(answer.error));
    else resetForm();
  };

  const schema = passwordSchema({
    required: t('profile.password.wrong.required'),
    tooShort: t('signUp.wrong.tooShort'),
    tooLong: t('signUp.wrong.tooLong'),
    same: t('profile.password.wrong.same'),
    different: t('profile.password.wrong.different'),
  });

  return (
    // What the server said about a field stays until something is changed.
    <Formik initialValues={noPasswords} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate aria-label={t('profile.password.title')}>
          <Stack spacing={2.5} sx={{ maxWidth: 480 }}>
            <Typography>{t('profile.password.text')}</Typography>
            {/* Tells password managers whose password it is. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <TypedPassword name="currentPassword" label={t('profile.password.current')} />
            <NewPasswordField name="newPassword" label={t('profile.password.new')} personal={[name, surname, email]} />
            <TypedPassword isNew name="repeated" label={t('profile.password.repeat')} />
            {isSuccess && (
              <Notice severity="success" takesFocus>
                {t('profile.password.changed')}
              </Notice>
            )}
            {error !== undefined && Object.keys(shownAtFields(error)).length === 0 && (
              <Notice severity="error" takesFocus>
                {problemText(error)}
              </Notice>
            )}
            <Button type="submit" variant="contained" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
              {t('profile.password.change')}
            </Button>
          </Stack>
          <FocusFirstFault />
        </Form>
      )}
    </Formik>
  );
}
