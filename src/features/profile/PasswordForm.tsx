import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, FormikProvider } from 'formik';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '../../api/auth';
import { useEntityForm } from '../../editing/useEntityForm';
import { put } from '../../session/secrets';
import { useSession } from '../../session/useSession';
import { refusalOf } from '../../ui/failure';
import { FocusFirstFault } from '../../ui/FocusFirstFault';
import { NewPasswordField } from '../../ui/NewPasswordField';
import { Notice } from '../../ui/Notice';
import { fieldErrorsOf, useProblemText } from '../../ui/problem';
import { schemaFaults } from '../../ui/schemaFaults';
import { noPasswords, passwordSchema, type PasswordValues } from './passwordForm';
import { TypedPassword } from './TypedPassword';

/** Changes the own password, which ends every other sign-in of this person. */
export function PasswordForm() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { name, surname, email } = useSession();
  const [changePassword, { isSuccess }] = useChangePasswordMutation();

  const schema = passwordSchema((fault) => {
    if (fault === 'too-short') return t('signUp.wrong.tooShort');
    if (fault === 'too-long') return t('signUp.wrong.tooLong');
    return t(`profile.password.wrong.${fault}`);
  });
  const { form, saveError } = useEntityForm<null, PasswordValues>({
    formKey: 'password',
    entity: null,
    // It stays and is emptied once the password is changed.
    isEditing: true,
    hasDraft: false,
    valuesOf: () => noPasswords,
    validate: (values) => schemaFaults(values, schema),
    save: async ({ currentPassword, newPassword }) => {
      const { error } = await changePassword({ passwords: put({ currentPassword, newPassword }) });
      return { error };
    },
    refusedFields: (error) =>
      refusalOf(error)?.code === 'wrong-password' ? { currentPassword: problemText(error) } : fieldErrorsOf(error),
  });

  return (
    <FormikProvider value={form}>
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
          {saveError !== undefined && (
            <Notice severity="error" takesFocus>
              {problemText(saveError)}
            </Notice>
          )}
          <Button type="submit" variant="contained" loading={form.isSubmitting} sx={{ alignSelf: 'flex-start' }}>
            {t('profile.password.change')}
          </Button>
        </Stack>
        <FocusFirstFault />
      </Form>
    </FormikProvider>
  );
}
