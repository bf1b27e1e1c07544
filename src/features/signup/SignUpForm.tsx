import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignUpForClubMutation, useSignUpMutation } from '@/api/auth';
import { refusalOf } from '@/errors/failure';
import { fieldErrorsOf, handicapLimits, reasonText } from '@/errors/problem';
import { collator } from '@/i18n/collator';
import { todayHere } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { storeSecret } from '@/session/secrets';
import { FailureNotice } from '@/ui/FailureNotice';
import { FormInStore, useFormStatus } from '@/ui/forms/useFormInStore';
import { AutocompleteField } from '@/ui/fields/AutocompleteField';
import { FocusFirstError } from '@/ui/fields/Field';
import { LoadingButton } from '@/ui/LoadingButton';
import type { GolfclubToJoin } from '@contract/golfclub';
import { SignUpFields } from './SignUpFields';
import { emptySignUp, signUpSchema, signUpToWire, type SignUpValues } from './signUpForm';

interface SignUpFormProps {
  clubs: readonly GolfclubToJoin[];
  /** Whose own link led here; null: nobody's. */
  ownLinkOf: string | null;
  onReceived: (golfclub: string) => void;
}

/** Signs somebody up; a refusal stands at its field, and everything that was typed stays. */
export function SignUpForm({ clubs, ownLinkOf, onReceived }: SignUpFormProps) {
  const { t } = useTranslation();
  const [signUp] = useSignUpMutation();
  const [signUpForClub] = useSignUpForClubMutation();
  const { failed, refused, refusalCleared } = useFormStatus('signUp');

  /** Where the form itself shows why the server refused. */
  const shownAtFields = (error: unknown): Partial<SignUpValues> => {
    const isClubGone = ['not-found', 'unknown-reference'].includes(refusalOf(error)?.code ?? '');
    if (isClubGone) return { golfclubId: t('signUp.wrong.clubGone') };
    return Object.fromEntries(Object.entries(fieldErrorsOf(error)).filter(([name]) => name in emptySignUp));
  };

  const submit = async (values: SignUpValues, { setErrors }: FormikHelpers<SignUpValues>) => {
    const { golfclubId } = values;
    const registration = signUpToWire(values, currentLocale());
    refusalCleared();
    const answer =
      golfclubId === ownLinkOf
        ? await signUpForClub({ golfclubId, registration: storeSecret(registration) })
        : await signUp({ registration: storeSecret({ ...registration, golfclubId }) });
    if (answer.error) {
      const atFields = shownAtFields(answer.error);
      setErrors(atFields);
      refused(answer.error, Object.keys(atFields).length > 0);
    } else onReceived(clubs.find(({ id }) => id === golfclubId)?.name ?? '');
  };

  const schema = signUpSchema(
    {
      own: (fieldError) => t(`signUp.wrong.${fieldError}`),
      reason: (reason, longest) => reasonText(t, reason, longest === undefined ? {} : { longest }),
      handicapReason: (reason) => reasonText(t, reason, handicapLimits),
    },
    currentLocale(),
    todayHere(),
  );

  return (
    // The server's error of a field stays until something is changed.
    <Formik
      initialValues={{ ...emptySignUp, golfclubId: ownLinkOf ?? '' }}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate aria-label={t('signUp.title')}>
          <Stack spacing={2.5}>
            <Typography variant="body2" color="textSecondary">
              {t('signUp.required')}
            </Typography>
            <ClubField name="golfclubId" clubs={clubs} />
            <SignUpFields />
            <FailureNotice failed={failed} />
            <LoadingButton type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('signUp.send')}
            </LoadingButton>
          </Stack>
          <FormInStore form="signUp" />
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  );
}

/** Chooses one of the clubs, found by typing a part of its name. */
function ClubField({ name, clubs }: { name: string; clubs: readonly GolfclubToJoin[] }) {
  const { t } = useTranslation();
  const sorted = useMemo(() => {
    const { compare } = collator();
    return [...clubs].sort((one, other) => compare(one.name, other.name));
  }, [clubs]);
  return (
    <AutocompleteField
      name={name}
      control="signUp/golfclub"
      label={t('signUp.golfclub')}
      options={sorted}
      labelOf={(club) => club.name}
      noOptionsText={t('signUp.noClub')}
    />
  );
}
