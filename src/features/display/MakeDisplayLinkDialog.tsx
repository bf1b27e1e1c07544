import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Formik, type FormikHelpers, useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { boolean, object, string } from 'yup';
import { appAddress } from '@/api/address';
import { takeDisplaySecret, useMakeDisplayLinkMutation } from '@/api/display';
import { FormDialog } from '@/editing/FormDialog';
import { refusalOf } from '@/errors/failure';
import { fieldErrorsOf } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { useDialogHere } from '@/modal/useDialog';
import { DISPLAY } from '@/routing/routes';
import { FailureNotice } from '@/ui/FailureNotice';
import { FormInStore, useFormStatus } from '@/ui/forms/useFormInStore';
import { Field } from '@/ui/fields/Field';
import { isLongerThan } from '@/ui/fields/typedText';
import type { NewDisplayLink } from '@contract/display';
import { limits } from '@contract/limits';
import { MOST_DISPLAY_LINKS } from '@contract/lists';
import { publicAddress } from '@contract/publicAddress';
import { exampleNames } from './LinkGrid';
import type { IssuedDisplayLink } from './IssuedDisplayLinkDialog';

/** Makes a link for a screen; its address is handed over once. */
export function MakeDisplayLinkDialog({
  golfclubId,
  onMade,
}: {
  golfclubId: string;
  onMade: (made: IssuedDisplayLink) => void;
}) {
  const { t } = useTranslation();
  const { isOpen, dialog, hide } = useDialogHere('displayLink');
  const [make, { reset }] = useMakeDisplayLinkMutation();
  const { failed, refused, refusalCleared } = useFormStatus('displayLink');

  const close = () => {
    refusalCleared();
    hide();
  };
  const save = async ({ name, shortNames }: NewDisplayLink, { setErrors }: FormikHelpers<NewDisplayLink>) => {
    refusalCleared();
    const { data, error } = await make({ golfclubId, link: { name: name.trim(), shortNames } });
    if (data) {
      const secret = takeDisplaySecret(data) ?? '';
      const code = { code: takeDisplaySecret(data.code) ?? '', expiresAt: data.code.expiresAt };
      reset();
      close();
      onMade({
        id: data.link.id,
        name: data.link.name,
        address: appAddress() + publicAddress(DISPLAY, currentLocale(), secret),
        code,
      });
      return;
    }
    const { name: atName } = fieldErrorsOf(error);
    if (atName !== undefined) setErrors({ name: atName });
    refused(error, atName !== undefined);
  };

  if (dialog === null) return null;
  return (
    <Formik
      initialValues={emptyLink}
      validationSchema={linkSchema({
        required: t('display.nameMissing'),
        tooLong: t('display.nameTooLong', { count: limits.displayLink.name }),
      })}
      // The server's error of a field stays until the field is changed.
      validateOnBlur={false}
      onSubmit={save}
    >
      <FormDialog
        kind="displayLink"
        open={isOpen}
        title={t('display.make')}
        submitLabel={t('display.make')}
        onClose={close}
      >
        <FailureNotice
          failed={failed}
          text={
            refusalOf(failed?.failure)?.code === 'wrong-state'
              ? t('display.tooMany', { count: MOST_DISPLAY_LINKS })
              : null
          }
        />
        <Field name="name" label={t('display.name')} helper={t('display.nameHelp')} required autoFocus />
        <ShortNames />
        <FormInStore form="displayLink" />
      </FormDialog>
    </Formik>
  );
}

function ShortNames() {
  const { t } = useTranslation();
  const [{ value, onChange, onBlur }] = useField<boolean>('shortNames');
  return (
    <FormControlLabel
      label={t('display.shortNames', { example: exampleNames.short })}
      control={<Checkbox name="shortNames" checked={value} onChange={onChange} onBlur={onBlur} />}
    />
  );
}

/** Names are shortened unless somebody decides otherwise: everybody in the clubhouse reads them. */
const emptyLink: NewDisplayLink = { name: '', shortNames: true };

/** Returns what a new link needs; `message` has the error texts. */
function linkSchema(message: { required: string; tooLong: string }) {
  return object({
    name: string()
      .trim()
      .required(message.required)
      .test('length', message.tooLong, (typed) => !isLongerThan(typed, limits.displayLink.name)),
    shortNames: boolean().required(),
  } satisfies Record<keyof NewDisplayLink, unknown>);
}
