import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { BirthdayField } from '@/ui/fields/BirthdayField';
import { Field } from '@/ui/fields/Field';
import { NewPasswordField } from '@/ui/fields/NewPasswordField';
import { SelectField } from '@/ui/fields/Select';
import { genders } from '@contract/lists';
import type { SignUpValues } from './signUpForm';

const sideBySide = { direction: { xs: 'column', sm: 'row' }, spacing: 2.5, sx: { alignItems: 'flex-start' } } as const;
const asWritten = { htmlInput: { autoCapitalize: 'none', spellCheck: false } };

/** Everything about the person; what is marked is needed. */
export function SignUpFields() {
  const { t } = useTranslation();
  const { name, surname, email, username } = useFormikContext<SignUpValues>().values;
  return (
    <>
      <Stack {...sideBySide}>
        <Field name="name" label={t('signUp.name')} required autoComplete="given-name" />
        <Field name="surname" label={t('signUp.surname')} required autoComplete="family-name" />
      </Stack>
      <Field
        name="email"
        label={t('signUp.email')}
        required
        inputMode="email"
        autoComplete="email"
        slotProps={asWritten}
      />
      <Field
        name="username"
        label={t('signUp.username')}
        helper={t('signUp.usernameHelp')}
        required
        autoComplete="username"
        slotProps={asWritten}
      />
      <NewPasswordField name="password" label={t('signUp.password')} personal={[name, surname, email, username]} />
      <Stack {...sideBySide}>
        <BirthdayField name="dateOfBirth" label={t('signUp.dateOfBirth')} />
        <SelectField
          name="gender"
          label={t('signUp.gender.label')}
          control="signUp/gender"
          options={[
            { value: '', label: t('signUp.gender.none') },
            ...genders.map((gender) => ({ value: gender, label: t(`signUp.gender.${gender}`) })),
          ]}
        />
      </Stack>
      <Field name="handicap" label={t('signUp.handicap')} helper={t('signUp.handicapHelp')} autoComplete="off" />
    </>
  );
}
