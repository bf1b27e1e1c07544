import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsOnline } from '@/api/connectionSlice';
import { entriesOf } from '@/outbox/outboxDatabase';
import { entriesAtSignOut } from '@/outbox/outboxStatus';
import { earlierHelpers } from '@/session/earlierHelpers';
import { codeIn } from '@/session/secrets';
import { FailureNotice } from '@/ui/FailureNotice';
import { FormInStore } from '@/ui/forms/useFormInStore';
import { CodeField } from '@/ui/fields/CodeField';
import { Field, FocusFirstError } from '@/ui/fields/Field';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { limits } from '@contract/limits';
import { type HelperValues, helperSchema, useHelperSignIn } from './useHelperSignIn';

/** Asks for the code, which the link may bring along, and for the name that the balls carry. */
export function HelperSignIn() {
  const { t } = useTranslation();
  const { signIn, failed } = useHelperSignIn('helper');
  const isOnline = useSelector(selectIsOnline);
  const code = codeIn(useLocation().hash);
  const [initial] = useState<HelperValues>(() => ({ secretCode: code, name: earlierHelpers()[0]?.name ?? '' }));
  return (
    <Formik
      initialValues={initial}
      validationSchema={helperSchema({
        code: t('ui.shortCode.missing'),
        name: t('helper.nameMissing'),
        tooLong: t('helper.nameTooLong', { count: limits.helper.name }),
      })}
      validateOnBlur={false}
      onSubmit={signIn}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5} aria-label={t('helper.title')}>
          <Typography>{t('helper.about')}</Typography>
          <WaitingEntries />
          {!isOnline && <Notice severity="warning">{t('offline.signIn')}</Notice>}
          <FailureNotice failed={failed} />
          <CodeField />
          <Field name="name" label={t('helper.name')} helper={t('helper.nameHelp')} required autoComplete="name" />
          <LoadingButton type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ minHeight: 56 }}>
            {t('helper.start')}
          </LoadingButton>
          <FormInStore form="helper" saved={nothing} />
          <FocusFirstError />
        </Stack>
      )}
    </Formik>
  );
}

const nothing: HelperValues = { secretCode: '', name: '' };

/** Says whose entries were not sent from this device, and how they still are. */
function WaitingEntries() {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState<{ id: string; name: string; count: number; isOnlyBalls: boolean }[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const counted = await Promise.all(
        earlierHelpers().map(async (helper) => {
          const { waiting: count, isOnlyBalls } = entriesAtSignOut(await entriesOf(helper.id));
          return { ...helper, count, isOnlyBalls };
        }),
      );
      if (!isGone) setWaiting(counted.filter(({ count }) => count > 0));
    };
    // Without a database nothing waits in it.
    void read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return waiting.map(({ id, name, count, isOnlyBalls }) => (
    <Notice key={id} severity="warning">
      {t(isOnlyBalls ? 'helper.waiting' : 'helper.waitingChanges', { name, count })}
    </Notice>
  ));
}
