import Box from '@mui/material/Box';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { readTimeOfDay } from '@/i18n/plannedTimes';
import { Field } from './Field';

/** A time of day that is typed and need not be; what was typed shorter is completed when the field is left. */
export function TimeField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation();
  const [{ value }, , { setValue }] = useField<string>(name);
  const read = readTimeOfDay(value);
  return (
    <Box
      onBlur={() => {
        if (read !== null && read !== value) void setValue(read);
      }}
    >
      <Field name={name} label={label} autoComplete="off" placeholder="17:30" helper={t('ui.timeHelper')} />
    </Box>
  );
}
