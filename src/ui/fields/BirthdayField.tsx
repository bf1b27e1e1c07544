import Box from '@mui/material/Box';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { readBirthday, todayHere, typedDate } from '@/i18n/dates';
import { Field } from './Field';

/** A day of birth that is typed; leaving the field shows how it is read. */
export function BirthdayField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation();
  const [{ value }, , { setValue }] = useField<string>(name);
  const complete = () => {
    const day = readBirthday(value, todayHere());
    if (day !== null && value !== typedDate(day)) void setValue(typedDate(day));
  };
  return (
    <Box onBlur={complete} sx={{ width: '100%' }}>
      <Field
        name={name}
        label={label}
        helper={t('fields.date')}
        placeholder={t('fields.date')}
        // Phones show a comma or a point there; both are read.
        inputMode="decimal"
        autoComplete="off"
      />
    </Box>
  );
}
