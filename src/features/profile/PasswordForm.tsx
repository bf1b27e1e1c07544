import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, FormikProvider } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, ref, type Schema, string } from 'yup';
import { useChangePasswordMutation } from '@/api/auth';
import { useEntityForm } from '@/editing/useEntityForm';
import { refusalOf } from '@/errors/failure';
import { fieldErrorsOf, useProblemText } from '@/errors/problem';
import { schemaErrors } from '@/errors/schemaErrors';
import { textOf } from '@/i18n/message';
import { storeSecret } from '@/session/secrets';
import { useSession } from '@/session/sessionSlice';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { FocusFirstError } from '@/ui/fields/Field';
import { LoadingButton } from '@/ui/LoadingButton';
import { NewPasswordField } from '@/ui/fields/NewPasswordField';
import { Notice } from '@/ui/Notice';
import { PasswordField } from '@/ui/fields/PasswordField';
import { typedText, useTypedField } from '@/ui/fields/typedText';
import { newPasswordReason } from '@contract/limits';

/** Changes the own password, which ends every other sign-in of this person; `isFirst`: it replaces a one-time password. */
export function PasswordForm({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { name, surname, email } = useSession();
  const [changePassword] = useChangePasswordMutation();
  const { outcome, ended } = useFormStatus('passwordChanged');

  const schema = passwordSchema((fieldError) => {
    if (fieldError === 'too-short') return t('signUp.wrong.tooShort');
    if (fieldError === 'too-long') return t('signUp.wrong.tooLong');
    return t(`profile.password.wrong.${fieldError}`);
  });
  const { form, failed } = useEntityForm<null, PasswordValues>({
    formKey: 'password',
    entity: null,
    // It stays and is emptied once the password is changed.
    isEditing: true,
    hasDraft: false,
    valuesOf: () => noPasswords,
    validate: (values) => schemaErrors(values, schema),
    save: async ({ currentPassword, newPassword }) => {
      ended(null);
      const { error } = await changePassword({ passwords: storeSecret({ currentPassword, newPassword }) });
      if (error === undefined) ended({ textKey: 'profile.password.changed' });
      return { error };
    },
    refusedFields: (error) =>
      refusalOf(error)?.code === 'wrong-password' ? { currentPassword: problemText(error) } : fieldErrorsOf(error),
  });

  return (
    <FormikProvider value={form}>
      <Form noValidate aria-label={t(isFirst ? 'profile.password.first.title' : 'profile.password.title')}>
        <Stack spacing={2.5} sx={{ maxWidth: 480 }}>
          <Typography>{t(isFirst ? 'profile.password.first.text' : 'profile.password.text')}</Typography>
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <TypedPassword
            name="currentPassword"
            label={t(isFirst ? 'profile.password.first.current' : 'profile.password.current')}
          />
          <NewPasswordField name="newPassword" label={t('profile.password.new')} personal={[name, surname, email]} />
          <TypedPassword isNew name="repeated" label={t('profile.password.repeat')} />
          {outcome && (
            <Notice severity="success" takesFocus>
              {textOf(t, outcome)}
            </Notice>
          )}
          <FailureNotice failed={failed} />
          <LoadingButton type="submit" variant="contained" loading={form.isSubmitting} sx={{ alignSelf: 'flex-start' }}>
            {t(isFirst ? 'profile.password.first.set' : 'profile.password.change')}
          </LoadingButton>
        </Stack>
        <FocusFirstError />
      </Form>
    </FormikProvider>
  );
}

interface TypedPasswordProps {
  name: string;
  label: string;
  isNew?: boolean;
}

/** A password of the surrounding Formik form of which only the error is shown. */
function TypedPassword({ name, label, isNew = false }: TypedPasswordProps) {
  const [{ value, onBlur }, { wrong }, { setValue }] = useTypedField(name);
  return (
    <PasswordField
      name={name}
      label={label}
      isNew={isNew}
      value={value}
      onChange={(typed) => void setValue(typed)}
      onBlur={onBlur}
      problem={wrong ?? null}
    />
  );
}

interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  repeated: string;
}

const noPasswords: PasswordValues = { currentPassword: '', newPassword: '', repeated: '' };

type NewPasswordError = NonNullable<ReturnType<typeof newPasswordReason>> | 'same';

/** Returns the rules that can be checked before the server is asked. */
function passwordSchema(message: (fieldError: NewPasswordError | 'different') => string) {
  const ofNew = (typed: string, { currentPassword }: PasswordValues): NewPasswordError | null =>
    newPasswordReason(typed) ?? (typed === currentPassword ? 'same' : null);
  return object({
    currentPassword: string().required(message('required')),
    newPassword: typedText(ofNew, message),
    repeated: string()
      .required(message('required'))
      .oneOf([ref('newPassword')], message('different')),
  } satisfies Record<keyof PasswordValues, Schema>);
}
