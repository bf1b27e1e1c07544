import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, type Schema } from 'yup';
import { useSetPasswordByLinkMutation } from '@/api/access';
import { fieldErrorsOf, reasonText } from '@/errors/problem';
import { refusalOf } from '@/errors/failure';
import type { Message } from '@/i18n/message';
import { linkSecret, storeSecret } from '@/session/secrets';
import { FailureNotice } from '@/ui/FailureNotice';
import { FormInStore, useFormStatus } from '@/ui/forms/useFormInStore';
import { FocusFirstError } from '@/ui/fields/Field';
import { LoadingButton } from '@/ui/LoadingButton';
import { NewPasswordField } from '@/ui/fields/NewPasswordField';
import { typedText } from '@/ui/fields/typedText';
import type { OpenedAccessLink } from '@contract/access';
import { newPasswordReason } from '@contract/limits';

interface PasswordByLinkFormProps {
  /** Stands for the secret. */
  link: number;
  person: OpenedAccessLink;
  onSet: (outcome: Message) => void;
  /** The link is to be read again: it may have ended since. */
  onRefused: () => void;
}

interface NewPasswordValues {
  newPassword: string;
}

/** Sets the password of the link's person. */
export function PasswordByLinkForm({ link, person, onSet, onRefused }: PasswordByLinkFormProps) {
  const { t } = useTranslation();
  const [setPassword] = useSetPasswordByLinkMutation();
  const { failed, refused, refusalCleared } = useFormStatus('passwordByLinkFailed');
  const { name, surname, username, email, golfclub } = person;
  const submit = async ({ newPassword }: NewPasswordValues, { setErrors }: FormikHelpers<NewPasswordValues>) => {
    refusalCleared();
    const { data, error } = await setPassword({
      password: storeSecret({ secret: linkSecret(link) ?? '', newPassword }),
    });
    if (data) {
      onSet({
        textKey: data.approved ? 'accessPage.next' : 'accessPage.waits',
        values: { username: data.username },
      });
      return;
    }
    const { newPassword: atPassword } = fieldErrorsOf(error);
    if (atPassword !== undefined) setErrors({ newPassword: atPassword });
    refused(error, atPassword !== undefined);
    if (refusalOf(error)?.status === 410 || refusalOf(error)?.code === 'not-found') onRefused();
  };
  const schema = object({
    newPassword: typedText(newPasswordReason, (reason) => {
      if (reason === 'too-short') return t('signUp.wrong.tooShort');
      return reason === 'too-long' ? t('signUp.wrong.tooLong') : reasonText(t, reason);
    }),
  } satisfies Record<keyof NewPasswordValues, Schema>);
  return (
    // The server's error of the password stays until it is changed.
    <Formik initialValues={{ newPassword: '' }} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate aria-label={t('accessPage.title')}>
          <Stack spacing={2.5}>
            <Typography>{t('accessPage.opened', { name, surname, golfclub })}</Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{t('accessPage.username', { username })}</Typography>
            {/* Tells password managers whose password it is. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <NewPasswordField
              name="newPassword"
              label={t('accessPage.password')}
              personal={[name, surname, username, email]}
            />
            <Typography variant="body2" color="textSecondary">
              {t('accessPage.signInsEnd')}
            </Typography>
            <FailureNotice failed={failed} />
            <LoadingButton type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('accessPage.set')}
            </LoadingButton>
          </Stack>
          <FormInStore form="passwordByLinkForm" />
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  );
}
