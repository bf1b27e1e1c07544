import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { selectIsReached } from '@/api/connectionSlice';
import { useOpenDisplayMutation } from '@/api/display';
import { refusalOf } from '@/errors/failure';
import { DISPLAY } from '@/routing/routes';
import { codeIn, linkSecret, storeSecret } from '@/session/secrets';
import { FailureNotice } from '@/ui/FailureNotice';
import { FormInStore, useFormStatus } from '@/ui/forms/useFormInStore';
import { CodeField } from '@/ui/fields/CodeField';
import { FocusFirstError } from '@/ui/fields/Field';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { PublicPage } from '@/ui/PublicPage';
import { useRequestedLocale } from '@/ui/useRequestedLocale';
import type { Locale } from '@contract/lists';
import { publicAddress } from '@contract/publicAddress';
import { readCode } from '@contract/shortCodes';

interface CodeValues {
  /** Of a field that is called a secret, drafts keep nothing but the length. */
  secretCode: string;
}

/** Where a screen is opened: by a code that somebody types, or that the address has after its `#`. */
export default function OpenDisplayPage() {
  const { t } = useTranslation();
  const locale = useRequestedLocale();
  const code = codeIn(useLocation().hash);
  return (
    <PublicPage title={t('display.enter.title')} heading={t('display.enter.title')}>
      <CodeForm key={code} code={code} locale={locale} />
    </PublicPage>
  );
}

/** The display gets the language that the address names, whose texts may not be there yet. */
function CodeForm({ code, locale }: { code: string; locale: Locale }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open] = useOpenDisplayMutation();
  const { failed, refused, refusalCleared } = useFormStatus('openDisplay');
  const isReached = useSelector(selectIsReached);
  const [isRefused, setIsRefused] = useState(false);

  const show = async ({ secretCode }: CodeValues) => {
    refusalCleared();
    const { data, error } = await open({ code: storeSecret({ code: secretCode.trim() }) });
    if (!data) {
      setIsRefused(refusalOf(error) !== null);
      refused(error);
      return;
    }
    await navigate(publicAddress(DISPLAY, locale, linkSecret(data.link) ?? ''), { replace: true });
  };
  return (
    <Formik<CodeValues>
      initialValues={{ secretCode: code }}
      validationSchema={object({
        secretCode: string()
          .required(t('ui.shortCode.missing'))
          .test('code', t('ui.shortCode.missing'), (typed) => readCode(typed) !== null),
      })}
      validateOnBlur={false}
      onSubmit={show}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5} aria-label={t('display.enter.title')}>
          <Typography>{t('display.enter.about')}</Typography>
          {!isReached && <Notice severity="warning">{t('display.enter.offline')}</Notice>}
          {isReached && (
            <FailureNotice
              failed={failed}
              text={refusalOf(failed?.failure)?.code === 'code-not-valid' ? t('display.enter.wrong') : null}
            />
          )}
          <CodeField autoFocus />
          <LoadingButton type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ minHeight: 56 }}>
            {t('display.enter.button')}
          </LoadingButton>
          <FormInStore form="openDisplay" />
          <FocusFirstError />
          <SendAtOnce isWanted={code !== '' && isReached && !isRefused} />
        </Stack>
      )}
    </Formik>
  );
}

/** Sends the form without a press: the address has the code, and there may be nobody at the screen. */
function SendAtOnce({ isWanted }: { isWanted: boolean }) {
  const { submitForm } = useFormikContext();
  useEffect(() => {
    if (isWanted) void submitForm();
    // What is typed afterwards waits for the button.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted]);
  return null;
}
